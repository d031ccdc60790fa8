package client.replay;

import client.advice.Advice;
import client.advice.Figure;

/**
 * A moment at which another move would have been clearly better.
 *
 * @param at the moment before the move that was made
 * @param best what Hard would have played
 * @param cost what the move that was made is behind it
 */
public record Better(int at, Advice.Option best, Figure cost) {}
