import type { Command } from '../app/defineCommand';
import { addCategory } from './addCategory';
import { appealDecision } from './appealDecision';
import { bookArchiveFile } from './bookArchiveFile';
import { blockUser } from './blockUser';
import { bookUpload } from './bookUpload';
import { confirmCompany } from './confirmCompany';
import { unblockUser } from './unblockUser';
import { cancelUpload } from './cancelUpload';
import { changeCategory } from './changeCategory';
import { changeContactMessage } from './changeContactMessage';
import { changeListingStatus } from './changeListingStatus';
import { correctListing } from './correctListing';
import { countView } from './countView';
import { decideAppeal } from './decideAppeal';
import { decideListing } from './decideListing';
import { decideReport } from './decideReport';
import { decideUnreadable } from './decideUnreadable';
import { deleteArchiveFile } from './deleteArchiveFile';
import { deleteContactMessage } from './deleteContactMessage';
import { deleteListing } from './deleteListing';
import { deletePost } from './deletePost';
import { editListing } from './editListing';
import { editProfile } from './editProfile';
import { keepArchiveFile } from './keepArchiveFile';
import { mergeCategories } from './mergeCategories';
import { noteExport } from './noteExport';
import { orderCategories } from './orderCategories';
import { preparePhoto } from './preparePhoto';
import { publishListing } from './publishListing';
import { registerProfile } from './registerProfile';
import { renewListing } from './renewListing';
import { restoreArchiveFile } from './restoreArchiveFile';
import { revealPhone } from './revealPhone';
import { runJobAgain } from './runJobAgain';
import { savePost } from './savePost';
import { saveSettings } from './saveSettings';
import { sendContactMessage } from './sendContactMessage';
import { sendReply } from './sendReply';
import { sendReport } from './sendReport';
import { setRole } from './setRole';
import { setTrust } from './setTrust';
import { setFavourite } from './setFavourite';
import { startConversation } from './startConversation';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  addCategory,
  appealDecision,
  bookArchiveFile,
  blockUser,
  bookUpload,
  confirmCompany,
  unblockUser,
  cancelUpload,
  changeCategory,
  changeContactMessage,
  changeListingStatus,
  correctListing,
  countView,
  decideAppeal,
  decideListing,
  decideReport,
  decideUnreadable,
  deleteArchiveFile,
  deleteContactMessage,
  deleteListing,
  deletePost,
  editListing,
  editProfile,
  keepArchiveFile,
  mergeCategories,
  noteExport,
  orderCategories,
  preparePhoto,
  publishListing,
  registerProfile,
  renewListing,
  restoreArchiveFile,
  revealPhone,
  runJobAgain,
  savePost,
  saveSettings,
  sendContactMessage,
  sendReply,
  sendReport,
  setRole,
  setTrust,
  setFavourite,
  startConversation,
];
