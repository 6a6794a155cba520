import * as z from 'zod/mini';
import { defineContract } from './defineContract';

const listingId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));

/** Every command by its name. Pages import the types alone: the schemas bring zod. */
export const commands = {
  countView: defineContract({
    name: 'countView',
    input: z.strictObject({ listingId }),
    result: z.strictObject({}),
    errors: [],
  }),
  revealPhone: defineContract({
    name: 'revealPhone',
    input: z.strictObject({ listingId }),
    /** As stored: `0712345678`. */
    result: z.strictObject({ phone: z.string() }),
    errors: [],
  }),
};

type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = z.input<Commands[Name]['input']>;
export type CommandResult<Name extends CommandName> = z.output<Commands[Name]['result']>;
