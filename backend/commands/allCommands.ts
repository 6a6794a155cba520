import type { Command } from '../app/defineCommand';
import { appealDecision } from './appealDecision';
import { bookArchiveFile } from './bookArchiveFile';
import { bookUpload } from './bookUpload';
import { cancelUpload } from './cancelUpload';
import { correctListing } from './correctListing';
import { countView } from './countView';
import { decideAppeal } from './decideAppeal';
import { decideListing } from './decideListing';
import { decideReport } from './decideReport';
import { deleteArchiveFile } from './deleteArchiveFile';
import { keepArchiveFile } from './keepArchiveFile';
import { preparePhoto } from './preparePhoto';
import { publishListing } from './publishListing';
import { restoreArchiveFile } from './restoreArchiveFile';
import { editProfile } from './editProfile';
import { registerProfile } from './registerProfile';
import { revealPhone } from './revealPhone';
import { sendContactMessage } from './sendContactMessage';
import { sendReply } from './sendReply';
import { sendReport } from './sendReport';
import { startConversation } from './startConversation';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  appealDecision,
  bookArchiveFile,
  bookUpload,
  cancelUpload,
  correctListing,
  countView,
  decideAppeal,
  decideListing,
  decideReport,
  deleteArchiveFile,
  keepArchiveFile,
  preparePhoto,
  publishListing,
  restoreArchiveFile,
  editProfile,
  registerProfile,
  revealPhone,
  sendContactMessage,
  sendReply,
  sendReport,
  startConversation,
];
