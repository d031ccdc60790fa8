package oklahoma.client.deck.face;

import java.awt.geom.Rectangle2D;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import oklahoma.client.deck.art.Svg;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * A foreign SVG drawing, plain or gzipped, from which single elements are extracted. External
 * references in it are never read.
 */
public final class Drawing {
  /** The largest accepted size of the unzipped text, in bytes. */
  public static final int LARGEST = 6 << 20;

  private static final int GZIP = 0x1f8b;
  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final Pattern REFERENCE = Pattern.compile("url\\(\\s*['\"]?#([^)'\"]+)|^#(.+)$");

  private final Element root;
  private final Map<String, Element> named = new HashMap<>();
  private final List<Element> sheets = new ArrayList<>();

  private Drawing(Element root) {
    this.root = root;
    visit(root);
  }

  /**
   * The unzipped text of a drawing.
   *
   * @throws IOException if the file cannot be read, or the text is larger than {@link #LARGEST}
   */
  public static byte[] text(Path file) throws IOException {
    try (InputStream plain = unzipped(new BufferedInputStream(Files.newInputStream(file)))) {
      byte[] text = plain.readNBytes(LARGEST + 1);
      if (text.length > LARGEST) {
        throw new IOException("it is larger than " + LARGEST + " bytes");
      }
      return text;
    }
  }

  private static InputStream unzipped(BufferedInputStream file) throws IOException {
    file.mark(2);
    int magic = file.read() << 8 | file.read();
    file.reset();
    return magic == GZIP ? new GZIPInputStream(file) : file;
  }

  /**
   * Parses a drawing.
   *
   * @throws IOException if the text is not well-formed XML
   */
  public static Drawing of(byte[] text) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
      factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      return new Drawing(builder.parse(new ByteArrayInputStream(text)).getDocumentElement());
    } catch (ParserConfigurationException | SAXException fault) {
      throw new IOException("it is damaged: " + fault.getMessage(), fault);
    }
  }

  private void visit(Element element) {
    if (!element.getAttribute("id").isEmpty()) {
      named.putIfAbsent(element.getAttribute("id"), element);
    }
    if ("style".equals(element.getLocalName())) {
      sheets.add(element);
    }
    children(element).forEach(this::visit);
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node at = element.getFirstChild(); at != null; at = at.getNextSibling()) {
      if (at instanceof Element child) {
        children.add(child);
      }
    }
    return children;
  }

  public boolean has(String id) {
    return named.containsKey(id);
  }

  /**
   * The visible part of the drawing, in its own units.
   *
   * @throws IOException if the drawing does not state its size
   */
  public Rectangle2D view() throws IOException {
    try {
      String box = root.getAttribute("viewBox").strip();
      if (box.isEmpty()) {
        return new Rectangle2D.Double(0, 0, number("width"), number("height"));
      }
      double[] numbers = Stream.of(box.split("[\\s,]+")).mapToDouble(Double::parseDouble).toArray();
      return new Rectangle2D.Double(numbers[0], numbers[1], numbers[2], numbers[3]);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException fault) {
      throw new IOException("it does not say how large it is", fault);
    }
  }

  private double number(String attribute) {
    return Double.parseDouble(root.getAttribute(attribute).replaceAll("[^0-9.]", ""));
  }

  /**
   * One element together with everything that it refers to.
   *
   * @param part the part of the drawing to show, in its own units
   * @return an SVG element that stretches that part over a card
   * @throws IOException if there is no such element
   */
  public String only(String id, Rectangle2D part) throws IOException {
    Element wanted = named.get(id);
    if (wanted == null) {
      throw new IOException("it has no " + id);
    }
    Document paper = root.getOwnerDocument();
    Element alone = (Element) root.cloneNode(false);
    alone.removeAttribute("id");
    alone.setAttribute(
        "viewBox",
        String.format(
            Locale.ROOT,
            "%.3f %.3f %.3f %.3f",
            part.getX(),
            part.getY(),
            part.getWidth(),
            part.getHeight()));
    alone.setAttribute("width", Svg.n(DeckArt.WIDTH));
    alone.setAttribute("height", Svg.n(DeckArt.HEIGHT));
    alone.setAttribute("preserveAspectRatio", "none");
    Element kept = paper.createElementNS(SVG, "defs");
    alone.appendChild(kept);
    sheets.forEach(sheet -> kept.appendChild(sheet.cloneNode(true)));
    needed(wanted).forEach(need -> kept.appendChild(need.cloneNode(true)));
    alone.appendChild(inItsGroups(wanted));
    return print(alone);
  }

  /**
   * The element inside copies of its parent groups, which may move and colour it. Omits {@code
   * defs}, because what is inside them is not drawn and some drawings define their cards there.
   */
  private Node inItsGroups(Element wanted) {
    Node held = wanted.cloneNode(true);
    for (Node at = wanted.getParentNode();
        at instanceof Element group && !group.isSameNode(root); ) {
      if (!"defs".equals(group.getLocalName())) {
        Node copy = group.cloneNode(false);
        copy.appendChild(held);
        held = copy;
      }
      at = group.getParentNode();
    }
    return held;
  }

  /** All elements that this one refers to, directly or through others. */
  private Set<Element> needed(Element wanted) {
    Set<Element> needed = new LinkedHashSet<>();
    Deque<Element> open = new ArrayDeque<>(List.of(wanted));
    while (!open.isEmpty()) {
      Element next = open.pop();
      for (Element found : references(next)) {
        if (needed.add(found)) {
          open.push(found);
        }
      }
      children(next).forEach(open::push);
    }
    return needed;
  }

  private List<Element> references(Element element) {
    List<Element> found = new ArrayList<>();
    NamedNodeMap attributes = element.getAttributes();
    for (int i = 0; i < attributes.getLength(); i++) {
      Attr attribute = (Attr) attributes.item(i);
      Matcher reference = REFERENCE.matcher(attribute.getValue());
      while (reference.find()) {
        String id = reference.group(1) == null ? reference.group(2) : reference.group(1);
        Optional.ofNullable(named.get(id)).ifPresent(found::add);
      }
    }
    return found;
  }

  private static String print(Element element) throws IOException {
    try {
      Transformer printer = TransformerFactory.newDefaultInstance().newTransformer();
      printer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
      StringWriter text = new StringWriter();
      printer.transform(new DOMSource(element), new StreamResult(text));
      return text.toString();
    } catch (TransformerException fault) {
      throw new IOException("it cannot be printed", fault);
    }
  }
}
