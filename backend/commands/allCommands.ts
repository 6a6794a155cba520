import type { Command } from '../app/defineCommand';
import { bookUpload } from './bookUpload';
import { decideListing } from './decideListing';
import { decideReport } from './decideReport';
import { decideAppeal } from './decideAppeal';
import { correctListing } from './correctListing';
import { appealDecision } from './appealDecision';
import { countView } from './countView';
import { preparePhoto } from './preparePhoto';
import { publishListing } from './publishListing';
import { revealPhone } from './revealPhone';
import { sendContactMessage } from './sendContactMessage';
import { sendReply } from './sendReply';
import { sendReport } from './sendReport';
import { startConversation } from './startConversation';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  bookUpload,
  countView,
  preparePhoto,
  publishListing,
  appealDecision,
  correctListing,
  decideAppeal,
  decideListing,
  decideReport,
  revealPhone,
  sendContactMessage,
  sendReply,
  sendReport,
  startConversation,
];
