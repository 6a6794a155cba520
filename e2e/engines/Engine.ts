/**
 * What a browser engine must do for journeys; what is found and read is found and read in the page, alike in all.
 * @throws GoneError before anything was done
 */
export type Engine = {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  run<A extends unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** A real press in the middle of the element. */
  press(selector: string): Promise<void>;
  /** Real keys into the element. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, files: string[]): Promise<void>;
  /** What the console said that somebody must look at: errors and refusals of the policy. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
};

/** What was found is there no more, or the page is being left: it may be looked for and read again. */
export class GoneError extends Error {}

export type StartEngine = (options: { downloads: string }) => Promise<Engine>;

/** What blocks a script, style or request of the page, or breaks it. */
export const isFault = (line: string) =>
  /Content.Security.Policy|React recovered|Uncaught|TypeError|ReferenceError|SyntaxError/i.test(
    line,
  );
