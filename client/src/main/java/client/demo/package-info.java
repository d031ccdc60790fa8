/** The program showing itself: bots play, and pictures are taken. */
@NullMarked
package client.demo;

import org.jspecify.annotations.NullMarked;
