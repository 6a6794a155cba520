import { Lexer } from './Lexer';

/** A lexer with the questions that both parsers ask of the next token. */
export class TokenReader extends Lexer {
  isWord(text: string): boolean {
    return this.token.kind === 'word' && this.token.text === text;
  }

  acceptWord(text: string): boolean {
    if (!this.isWord(text)) return false;
    this.next();
    return true;
  }

  accept(text: string): boolean {
    if (this.token.kind !== 'punctuation' || this.token.text !== text) return false;
    this.next();
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`expected '${text}', found '${this.token.text}'`);
  }

  word(what: string): string {
    if (this.token.kind !== 'word') this.fail(`expected ${what}, found '${this.token.text}'`);
    return this.next().text;
  }
}
