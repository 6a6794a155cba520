import type { Command } from '../app/command/defineCommand';
import { closeAccount } from './accounts/closeAccount';
import { editProfile } from './accounts/editProfile';
import { exportMyData } from './accounts/exportMyData';
import { readMyEmails } from './accounts/readMyEmails';
import { setEmailWish } from './accounts/setEmailWish';
import { noteSession } from './accounts/noteSession';
import { readSessions } from './accounts/readSessions';
import { endSession } from './accounts/endSession';
import { endOtherSessions } from './accounts/endOtherSessions';
import { readMyPush } from './accounts/readMyPush';
import { removePush } from './accounts/removePush';
import { savePush } from './accounts/savePush';
import { setPushWish } from './accounts/setPushWish';
import { registerProfile } from './accounts/registerProfile';
import { beginSecondFactor } from './accounts/second-factor/beginSecondFactor';
import { confirmSecondFactor } from './accounts/second-factor/confirmSecondFactor';
import { endSecondFactor } from './accounts/second-factor/endSecondFactor';
import { proveSecondFactor } from './accounts/second-factor/proveSecondFactor';
import { readSecondFactorState } from './accounts/second-factor/readSecondFactorState';
import { renewRecoveryCodes } from './accounts/second-factor/renewRecoveryCodes';
import { addCategory } from './administration/addCategory';
import { addLocality } from './administration/addLocality';
import { blockUser } from './administration/blockUser';
import { changeCategory } from './administration/changeCategory';
import { changeLocality } from './administration/changeLocality';
import { changePageTexts } from './administration/changePageTexts';
import { changeContactMessage } from './administration/changeContactMessage';
import { confirmCompany } from './administration/confirmCompany';
import { answerContactMessage } from './administration/answerContactMessage';
import { deleteContactMessage } from './administration/deleteContactMessage';
import { deletePost } from './administration/deletePost';
import { mergeCategories } from './administration/mergeCategories';
import { noteExport } from './administration/noteExport';
import { noteReading } from './administration/noteReading';
import { orderCategories } from './administration/orderCategories';
import { readFailedEmails } from './administration/readFailedEmails';
import { runJobAgain } from './administration/runJobAgain';
import { sendEmailAgain } from './administration/sendEmailAgain';
import { publishPostPicture } from './administration/publishPostPicture';
import { readDeskNumbers } from './moderation/readDeskNumbers';
import { readQueues } from './administration/readQueues';
import { changeEmailWords } from './administration/changeEmailWords';
import { previewEmail } from './administration/previewEmail';
import { sendSampleEmails } from './administration/sendSampleEmails';
import { readSecurityLog } from './administration/readSecurityLog';
import { findListings } from './administration/findListings';
import { writeToSeller } from './moderation/writeToSeller';
import { addPersonNote, deletePersonNote, readPersonNotes } from './administration/personNotes';
import { readOverview } from './administration/readOverview';
import { savePost } from './administration/savePost';
import { saveSettings } from './administration/saveSettings';
import { setRole } from './administration/setRole';
import { setTrust } from './administration/setTrust';
import { unblockUser } from './administration/unblockUser';
import { bookArchiveFile } from './archive/bookArchiveFile';
import { deleteArchiveFile } from './archive/deleteArchiveFile';
import { keepArchiveFile } from './archive/keepArchiveFile';
import { readFileLinks } from './archive/readFileLinks';
import { revokeFileLink } from './archive/revokeFileLink';
import { shareArchiveFile } from './archive/shareArchiveFile';
import { restoreArchiveFile } from './archive/restoreArchiveFile';
import { answerOffer } from './conversations/answerOffer';
import { makeOffer } from './conversations/makeOffer';
import { sendReply } from './conversations/sendReply';
import { startConversation } from './conversations/startConversation';
import { sendContactMessage } from './forms/sendContactMessage';
import { claimAddress } from './accounts/claimAddress';
import { subscribeSearch } from './forms/subscribeSearch';
import { sendReport } from './forms/sendReport';
import { changeListingStatus } from './listings/changeListingStatus';
import { countView } from './listings/countView';
import { deleteListing } from './listings/deleteListing';
import { editListing } from './listings/editListing';
import { findOwnListings } from './listings/findOwnListings';
import { publishListing } from './listings/publishListing';
import { readDashboard } from './listings/readDashboard';
import { attachProof } from './listings/attachProof';
import { detachProof } from './listings/detachProof';
import { readPublishingTerms } from './listings/readPublishingTerms';
import { readFigures } from './listings/readFigures';
import { readVehicleHistory } from './listings/readVehicleHistory';
import { renewListing } from './listings/renewListing';
import { restoreListing } from './listings/restoreListing';
import { revealPhone } from './listings/revealPhone';
import { revealSellerPhone } from './accounts/revealSellerPhone';
import { setFavourite } from './listings/setFavourite';
import { blockPerson } from './lists/blockPerson';
import { muteSeller } from './lists/muteSeller';
import { saveSearch } from './lists/saveSearch';
import { setReminder } from './lists/setReminder';
import { setSearchAlert } from './lists/setSearchAlert';
import { appealBlock } from './moderation/appealBlock';
import { appealDecision } from './moderation/appealDecision';
import { correctListing } from './moderation/correctListing';
import { decideAppeal } from './moderation/decideAppeal';
import { decideBlockAppeal } from './moderation/decideBlockAppeal';
import { decideListing } from './moderation/decideListing';
import { decideReport } from './moderation/decideReport';
import { readReportPhoto } from './moderation/readReportPhoto';
import { decideUnreadable } from './moderation/decideUnreadable';
import { dismissAnswer } from './moderation/dismissAnswer';
import { appealRestriction } from './moderation/appealRestriction';
import { decideRestrictionAppeal } from './moderation/decideRestrictionAppeal';
import { findSharedFile } from './moderation/findSharedFile';
import { stopFileSharing } from './moderation/stopFileSharing';
import { holdDecisions } from './moderation/holdDecisions';
import { undoDecisions } from './moderation/undoDecisions';
import { decideReports } from './moderation/decideReports';
import { readEvidence } from './moderation/readEvidence';
import { readListingQueue } from './moderation/readListingQueue';
import { readReportGroups } from './moderation/readReportGroups';
import { claimListing } from './moderation/claimListing';
import { readMyDecisions } from './moderation/readMyDecisions';
import { readRestrictions } from './moderation/readRestrictions';
import { barReporting } from './administration/barReporting';
import { allowReporting } from './administration/allowReporting';
import { bookUpload } from './photos/bookUpload';
import { cancelUpload } from './photos/cancelUpload';
import { preparePhoto } from './photos/preparePhoto';
import { bookTestUpload } from './test-uploads/bookTestUpload';
import { listTestUploads } from './test-uploads/listTestUploads';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  addCategory,
  addLocality,
  answerOffer,
  appealBlock,
  appealDecision,
  attachProof,
  appealRestriction,
  claimListing,
  decideReports,
  readEvidence,
  readListingQueue,
  readReportGroups,
  holdDecisions,
  undoDecisions,
  decideRestrictionAppeal,
  readMyDecisions,
  readRestrictions,
  barReporting,
  allowReporting,
  blockPerson,
  blockUser,
  bookArchiveFile,
  bookTestUpload,
  bookUpload,
  cancelUpload,
  changeCategory,
  changeLocality,
  changeContactMessage,
  changeListingStatus,
  closeAccount,
  confirmCompany,
  correctListing,
  countView,
  decideAppeal,
  decideBlockAppeal,
  decideListing,
  decideReport,
  readReportPhoto,
  decideUnreadable,
  deleteArchiveFile,
  answerContactMessage,
  deleteContactMessage,
  deleteListing,
  detachProof,
  deletePost,
  dismissAnswer,
  editListing,
  editProfile,
  exportMyData,
  readMyEmails,
  readMyPush,
  removePush,
  savePush,
  setEmailWish,
  setPushWish,
  keepArchiveFile,
  listTestUploads,
  makeOffer,
  mergeCategories,
  muteSeller,
  noteExport,
  noteReading,
  readSecurityLog,
  orderCategories,
  preparePhoto,
  publishListing,
  findOwnListings,
  readDashboard,
  readPublishingTerms,
  readFigures,
  addPersonNote,
  deletePersonNote,
  readPersonNotes,
  writeToSeller,
  findListings,
  readOverview,
  readDeskNumbers,
  readQueues,
  sendSampleEmails,
  changeEmailWords,
  previewEmail,
  readVehicleHistory,
  noteSession,
  readSessions,
  endSession,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSecondFactor,
  readSecondFactorState,
  renewRecoveryCodes,
  endOtherSessions,
  registerProfile,
  renewListing,
  restoreArchiveFile,
  shareArchiveFile,
  revokeFileLink,
  readFileLinks,
  restoreListing,
  revealPhone,
  revealSellerPhone,
  readFailedEmails,
  runJobAgain,
  sendEmailAgain,
  publishPostPicture,
  savePost,
  saveSearch,
  setReminder,
  setSearchAlert,
  claimAddress,
  subscribeSearch,
  saveSettings,
  changePageTexts,
  findSharedFile,
  stopFileSharing,
  sendContactMessage,
  sendReply,
  sendReport,
  setFavourite,
  setRole,
  setTrust,
  startConversation,
  unblockUser,
];
