import { type Run, writableRuns } from './runs';
import { textWidth } from './textWidth';

/** A word glued to its weight changes: what must stay on one line. */
type Word = { parts: Run[]; width: number };

function toWords(runs: readonly Run[], size: number): Word[] {
  const words: Word[] = [];
  let current: Word | null = null;
  for (const { text, bold } of writableRuns(runs)) {
    for (const piece of text.split(/( )/)) {
      if (piece === ' ') current = null;
      else if (piece) {
        if (!current) words.push((current = { parts: [], width: 0 }));
        current.parts.push({ text: piece, ...(bold ? { bold } : {}) });
        current.width += textWidth(piece, size, bold);
      }
    }
  }
  return words;
}

/** A word wider than the line, cut into pieces that fit. */
function cut(word: Word, size: number, width: number): Word[] {
  const pieces: Word[] = [];
  let current: Word = { parts: [], width: 0 };
  for (const { text, bold } of word.parts) {
    for (const char of text) {
      const charWidth = textWidth(char, size, bold);
      if (current.width + charWidth > width && current.parts.length > 0)
        pieces.push((current = { parts: [], width: 0 }));
      if (pieces.length === 0) pieces.push(current);
      const last = current.parts.at(-1);
      if (last && last.bold === bold) last.text += char;
      else current.parts.push({ text: char, ...(bold ? { bold } : {}) });
      current.width += charWidth;
    }
  }
  return pieces;
}

/** A line: runs with their place from its start, in points. */
export type Line = { runs: (Run & { x: number })[]; width: number };

/** Text broken into lines no wider than `width` points. */
export function wrapRuns(runs: readonly Run[], size: number, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  for (const word of toWords(runs, size).flatMap((each) =>
    each.width > width ? cut(each, size, width) : [each],
  )) {
    const before = line.runs.at(-1);
    const space = textWidth(' ', size, Boolean(before?.bold && word.parts[0]!.bold));
    if (before && line.width + space + word.width > width) {
      lines.push(line);
      line = { runs: [], width: 0 };
    }
    let x = line.runs.length > 0 ? line.width + space : 0;
    let spaced = line.runs.length > 0;
    for (const part of word.parts) {
      const last = line.runs.at(-1);
      if (last && last.bold === part.bold) last.text += (spaced ? ' ' : '') + part.text;
      else line.runs.push({ ...part, x });
      spaced = false;
      x += textWidth(part.text, size, part.bold);
    }
    line.width = x;
  }
  if (line.runs.length > 0) lines.push(line);
  return lines;
}
