import {
  CONTACT_PATH,
  LEGAL_VERSIONS_PATH,
  LOGIN_PATH,
  SECOND_FACTOR_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  TERMS_PATH,
  ACCESSIBILITY_PATH,
} from '@anunturi/shared-contract/navigation/shellPages';
import {
  CATEGORY_PARAM,
  LISTINGS_PARAM,
  CONVERSATION_PARAM,
  LISTING_PARAM,
  DOCUMENT_PARAM,
  TAG_PARAM,
  SUBJECT_PARAM,
  KEEPS_PARAM,
  KIND_PARAM,
  REDIRECT_PARAM,
  USER_PARAM,
  STATUS_PARAM,
  TAB_PARAM,
  TARGET_PARAM,
  ACTOR_PARAM,
  UNPUBLISHED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingStatus } from '../listing/listingStatus';

const part = encodeURIComponent;
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((each): each is [string, string] => !!each[1]),
  ).toString();
  return search ? `${path}?${search}` : path;
};
const withSearch = (path: string, search = '') =>
  search ? `${path}?${search.replace(/^\?/, '')}` : path;

// Each by itself, so that a script carries only those that it leads to.
export { allListings, listing } from '../search/listLinks';
export const home = () => '/';
export const categoryListings = (categoryId: string) =>
  withQuery('/toate-anunturile', { [CATEGORY_PARAM]: categoryId });
export const post = (id: string) => `/post/${part(id)}`;
export const seller = (id: string) => `/vanzator/${part(id)}`;
export const compare = (listingIds: readonly string[] = []) =>
  withQuery('/comparare', { [LISTINGS_PARAM]: listingIds.join('.') });
/** `calculation`: the tax calculator's own query, from which the form takes the vehicle (`shared-contract/navigation/vehicleQuery`). */
export const addListing = (calculation?: string) => withSearch('/adauga-anunt', calculation);
/** `calculation` as for `addListing`; the changes are shown unsaved. */
export const editListing = (id: string, calculation?: string) =>
  withSearch(`/edit-anunt/${part(id)}`, calculation);
export const testUpload = () => '/test-upload';
export const dashboard = () => '/dashboard';
export const ownListings = (status: ListingStatus) =>
  withQuery('/dashboard', { [STATUS_PARAM]: status });
export const ownReports = () => withQuery('/dashboard', { [TAB_PARAM]: 'sesizari' });
export const notices = () => withQuery('/dashboard', { [TAB_PARAM]: 'noutati' });
export const messages = (conversationId?: string) =>
  withQuery('/mesaje-primite', { [CONVERSATION_PARAM]: conversationId });
export const calculator = (listingId?: string) =>
  withQuery('/calculator', { [LISTING_PARAM]: listingId });
export const contracts = (document?: string, listingId?: string) =>
  withQuery('/contracte', { [DOCUMENT_PARAM]: document, [LISTING_PARAM]: listingId });
export const pdfTools = () => '/generare-pdf/start';
/** `unpublishedId`: of the listing that is being written, to which files can be attached as proofs. */
export const archive = (unpublishedId?: string) =>
  withQuery('/arhivare/start', { [UNPUBLISHED_PARAM]: unpublishedId });
export const blog = (tag?: string) => withQuery('/blog', { [TAG_PARAM]: tag });
export const blogPost = (slug: string) => `/blog/${part(slug)}`;
/** `subject`: what the form says already. */
export const contact = (subject?: string) => withQuery(CONTACT_PATH, { [SUBJECT_PARAM]: subject });
export const privacy = () => PRIVACY_PATH;
export const terms = () => TERMS_PATH;
/** All versions of the terms and of the privacy policy. */
export const legalVersions = () => LEGAL_VERSIONS_PATH;
export const accessibility = () => ACCESSIBILITY_PATH;
/** What was to be kept by a person who signs in for it. */
export type Keeps = 'favorit' | 'cautare';
export const login = (redirect?: string, keeps?: Keeps) =>
  withQuery(LOGIN_PATH, { [REDIRECT_PARAM]: redirect, [KEEPS_PARAM]: keeps });
export const register = (redirect?: string, keeps?: Keeps) =>
  withQuery(REGISTER_PATH, { [REDIRECT_PARAM]: redirect, [KEEPS_PARAM]: keeps });
/** Where the second factor is set up and changed; afterwards `redirect`. */
export const secondFactor = (redirect?: string) =>
  withQuery(SECOND_FACTOR_PATH, { [REDIRECT_PARAM]: redirect });
export const admin = () => '/admin';
export const adminDashboard = () => '/admin/dashboard';
export const adminUsers = (uid?: string) => withQuery('/admin/utilizatori', { [USER_PARAM]: uid });
export const adminListings = (status?: string, listingId?: string) =>
  withQuery('/admin/anunturi', { [STATUS_PARAM]: status, [LISTING_PARAM]: listingId });
export const adminCategories = () => '/admin/categorii';
export const adminBlog = () => '/admin/blog';
export const adminAddPost = () => '/admin/add-blog';
export const adminEditPost = (slug: string) => `/admin/blog/edit/${part(slug)}`;
export const adminContactMessages = () => '/admin/mesaje-contact';
export const adminSettings = () => '/admin/setari';
export const adminLog = (targetId?: string) =>
  withQuery('/admin/jurnal', { [TARGET_PARAM]: targetId });
/** What one of the administration did. */
export const adminLogOf = (actorId: string) =>
  withQuery('/admin/jurnal', { [ACTOR_PARAM]: actorId });
/** `kind`: what alone is listed. */
export const adminSecurity = (kind?: string) =>
  withQuery('/admin/siguranta', { [KIND_PARAM]: kind });
export const transparency = () => '/transparenta';
