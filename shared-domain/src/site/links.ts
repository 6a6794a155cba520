import {
  CONTACT_PATH,
  LOGIN_PATH,
  PRIVACY_PATH,
  REGISTER_PATH,
  TERMS_PATH,
  ACCESSIBILITY_PATH,
} from '@anunturi/shared-contract/navigation/shellPages';
import {
  CATEGORY_PARAM,
  SELLER_PARAM,
  LISTINGS_PARAM,
  CONVERSATION_PARAM,
  LISTING_PARAM,
  DOCUMENT_PARAM,
  TAG_PARAM,
  SUBJECT_PARAM,
  REDIRECT_PARAM,
  USER_PARAM,
  STATUS_PARAM,
  TARGET_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { listLinks } from '../search/listLinks';

const part = encodeURIComponent;
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query).filter((each): each is [string, string] => !!each[1]),
  ).toString();
  return search ? `${path}?${search}` : path;
};
const withSearch = (path: string, search = '') =>
  search ? `${path}?${search.replace(/^\?/, '')}` : path;

/** Every address of the product; parts never write a path by hand. */
export const links = {
  home: () => '/',
  ...listLinks,
  categoryListings: (categoryId: string) =>
    withQuery('/toate-anunturile', { [CATEGORY_PARAM]: categoryId }),
  sellerListings: (sellerId: string) =>
    withQuery('/toate-anunturile', { [SELLER_PARAM]: sellerId }),
  post: (id: string) => `/post/${part(id)}`,
  seller: (id: string) => `/vanzator/${part(id)}`,
  compare: (listingIds: readonly string[] = []) =>
    withQuery('/comparare', { [LISTINGS_PARAM]: listingIds.join('.') }),
  /** `calculation`: the tax calculator's own query, from which the form takes the vehicle (`shared-contract/navigation/vehicleQuery`). */
  addListing: (calculation?: string) => withSearch('/adauga-anunt', calculation),
  /** `calculation` as for `addListing`; the changes are shown unsaved. */
  editListing: (id: string, calculation?: string) =>
    withSearch(`/edit-anunt/${part(id)}`, calculation),
  testUpload: () => '/test-upload',
  dashboard: () => '/dashboard',
  messages: (conversationId?: string) =>
    withQuery('/mesaje-primite', { [CONVERSATION_PARAM]: conversationId }),
  calculator: (listingId?: string) => withQuery('/calculator', { [LISTING_PARAM]: listingId }),
  contracts: (document?: string, listingId?: string) =>
    withQuery('/contracte', { [DOCUMENT_PARAM]: document, [LISTING_PARAM]: listingId }),
  pdfEntry: () => '/generare-pdf',
  pdfTools: () => '/generare-pdf/start',
  archiveEntry: () => '/arhivare',
  archive: () => '/arhivare/start',
  blog: (tag?: string) => withQuery('/blog', { [TAG_PARAM]: tag }),
  blogPost: (slug: string) => `/blog/${part(slug)}`,
  /** `subject`: what the form says already. */
  contact: (subject?: string) => withQuery(CONTACT_PATH, { [SUBJECT_PARAM]: subject }),
  privacy: () => PRIVACY_PATH,
  terms: () => TERMS_PATH,
  accessibility: () => ACCESSIBILITY_PATH,
  login: (redirect?: string) => withQuery(LOGIN_PATH, { [REDIRECT_PARAM]: redirect }),
  register: (redirect?: string) => withQuery(REGISTER_PATH, { [REDIRECT_PARAM]: redirect }),
  admin: () => '/admin',
  adminDashboard: () => '/admin/dashboard',
  adminUsers: (uid?: string) => withQuery('/admin/utilizatori', { [USER_PARAM]: uid }),
  adminListings: (status?: string, listingId?: string) =>
    withQuery('/admin/anunturi', { [STATUS_PARAM]: status, [LISTING_PARAM]: listingId }),
  adminCategories: () => '/admin/categorii',
  adminBlog: () => '/admin/blog',
  adminAddPost: () => '/admin/add-blog',
  adminEditPost: (slug: string) => `/admin/blog/edit/${part(slug)}`,
  adminContactMessages: () => '/admin/mesaje-contact',
  adminSettings: () => '/admin/setari',
  adminLog: (targetId?: string) => withQuery('/admin/jurnal', { [TARGET_PARAM]: targetId }),
  transparency: () => '/transparenta',
} as const;

/**
 * The asked path when it stays on this site, otherwise `fallback`; refuses other hosts, schemes, control characters
 * and the sign-in pages.
 */
export function safeRedirectPath(
  asked: string | null | undefined,
  fallback = '/dashboard',
): string {
  if (!asked || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(asked)) return fallback;
  const base = 'https://this-site.invalid';
  let url: URL;
  try {
    url = new URL(asked, base);
  } catch {
    return fallback; // not an address at all: the fallback is the answer
  }
  if (
    url.origin !== base ||
    url.pathname.startsWith('//') ||
    /^\/(login|register)\/?$/.test(url.pathname)
  )
    return fallback;
  return url.pathname + url.search + url.hash;
}
