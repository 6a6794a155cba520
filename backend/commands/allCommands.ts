import type { Command } from '../app/defineCommand';
import { countView } from './countView';
import { revealPhone } from './revealPhone';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [countView, revealPhone];
