import type * as z from 'zod/mini';
import { adminCommands } from './adminCommands';
import { accountCommands } from './accountCommands';
import { archiveCommands } from './archiveCommands';
import { conversationCommands } from './conversationCommands';
import { ownDecisionCommands } from './decisionCommands';
import { formCommands } from './formCommands';
import { listCommands } from './listCommands';
import { listingCommands } from './listingCommands';
import { photoCommands } from './photoCommands';
import { pushCommands } from './pushCommands';
import { testUploadCommands } from './testUploadCommands';

/** Every command by its name. Pages import the types alone: the schemas bring zod. */
export const commands = {
  ...accountCommands,
  ...adminCommands,
  ...archiveCommands,
  ...conversationCommands,
  ...formCommands,
  ...listCommands,
  ...listingCommands,
  ...ownDecisionCommands,
  ...photoCommands,
  ...pushCommands,
  ...testUploadCommands,
};

type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = z.input<Commands[Name]['input']>;
export type CommandResult<Name extends CommandName> = z.output<Commands[Name]['result']>;
