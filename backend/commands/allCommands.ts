import type { Command } from '../app/defineCommand';
import { countView } from './countView';
import { revealPhone } from './revealPhone';
import { sendContactMessage } from './sendContactMessage';
import { sendReply } from './sendReply';
import { sendReport } from './sendReport';
import { startConversation } from './startConversation';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  countView,
  revealPhone,
  sendContactMessage,
  sendReply,
  sendReport,
  startConversation,
];
