import {
  type ReportSnapshot,
  reportSnapshotSchema,
  SNAPSHOT_MESSAGES_MAX,
} from '@anunturi/shared-domain/moderation/reportSnapshot';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { conversationSchema, otherParticipant } from '@anunturi/shared-domain/people/conversation';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import { showContacts } from '@anunturi/shared-domain/listing/contactMarks';
import { profileSchema } from '@anunturi/shared-domain/people/profile';
import { photoSchema } from '@anunturi/shared-domain/listing/photo';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { DESCRIPTION_MAX, TITLE_MAX } from '@anunturi/shared-domain/site/limits';
import { readSharedFile } from '../../files/links/readSharedFile';
import { readHiddenContacts } from '../../listings/hideDescription';
import type { Caller } from '../../app/callers/Caller';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

type Circumstances = { caller: Caller; showMessages: boolean; store: Store; now: Date };
type Taken = {
  document: ReportSnapshot;
  /** How what is reported is called, where the reporter may know. */
  title?: string;
};

/** What a notice is about as it stands now; null when it is gone. @throws Refusal notFound for the conversation of others */
export async function takeSnapshot(
  { target, targetId }: Pick<Report, 'target' | 'targetId'>,
  circumstances: Circumstances,
): Promise<Taken | null> {
  // What is no id leads nowhere; the notice about it is taken all the same.
  if (!/^(?!__.*__$)[A-Za-z0-9_-]{1,200}$/.test(targetId)) return null;
  return takers[target](targetId, circumstances);
}

const takers = {
  listing: ofListing,
  profile: ofProfile,
  conversation: ofConversation,
  file: ofFile,
};

/** By the digest of a link: who has the link alone can say it. */
async function ofFile(linkId: string, { store, now }: Circumstances): Promise<Taken | null> {
  const found = await readSharedFile(linkId, store);
  if (!found) return null;
  const { uid: authorId, file } = found;
  return { document: { takenAt: now, authorId, file }, title: file.name.slice(0, 120) };
}

async function ofListing(id: string, { store, now }: Circumstances): Promise<Taken | null> {
  const listing = await store.read(documentPaths.listing(id));
  if (!listing) return null;
  // Field by field: also a document that no screen can read is evidence.
  const fields = {
    title: String(listing.title ?? '').slice(0, TITLE_MAX),
    description: showContacts(
      String(listing.description ?? ''),
      await readHiddenContacts(id, store),
    ).slice(0, DESCRIPTION_MAX),
    priceLei: listing.priceLei,
    sellerName: String(listing.sellerName ?? ''),
    status: listing.status,
    version: listing.version,
    photos: [listing.photos ?? []]
      .flat()
      .flatMap((each) => parseStored(photoSchema, each).data ?? []),
  };
  const parsed = reportSnapshotSchema.safeParse({
    takenAt: now,
    authorId: listing.ownerId,
    listing: fields,
  });
  if (!parsed.success) return null;
  return { document: parsed.data, ...(isPublicStatus(listing.status) && { title: fields.title }) };
}

async function ofProfile(uid: string, { store, now }: Circumstances): Promise<Taken | null> {
  const profile = await store.get(documentPaths.profile(uid), profileSchema);
  if (!profile) return null;
  return {
    document: { takenAt: now, authorId: uid, profile },
    title: profile.companyName ?? profile.displayName,
  };
}

async function ofConversation(
  id: string,
  { caller: { uid }, showMessages, store, now }: Circumstances,
): Promise<Taken> {
  const path = `${documentPaths.conversations}/${id}`;
  const conversation = await store.get(path, conversationSchema);
  if (uid === null || !conversation?.participantIds.includes(uid)) refuse('notFound');
  const other = otherParticipant(conversation, uid);
  const newest = showMessages
    ? await store.newest(documentPaths.messages(id), 'sentAt', SNAPSHOT_MESSAGES_MAX, messageSchema)
    : [];
  const messages = newest.filter(({ senderId }) => senderId === other.uid).toReversed();
  return {
    document: { takenAt: now, authorId: other.uid, ...(showMessages && { messages }) },
    title: `${other.name}: ${conversation.listingTitle}`.slice(0, 120),
  };
}
