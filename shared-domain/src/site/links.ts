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
    withQuery('/toate-anunturile', { categorie: categoryId }),
  sellerListings: (sellerId: string) => withQuery('/toate-anunturile', { vanzator: sellerId }),
  post: (id: string) => `/post/${part(id)}`,
  seller: (id: string) => `/vanzator/${part(id)}`,
  compare: (listingIds: readonly string[] = []) =>
    withQuery('/comparare', { anunturi: listingIds.join('.') }),
  /**
   * `calculation`: the tax calculator's own query, from which the form takes the vehicle's facts: `tip` (autoturism when left out), `cm3`,
   * `norma` (0 non-Euro, 1-6), `propulsie` (termic, hibrid, electric), `co2` in g/km, `masa` in kg; whatever else it says is not read.
   */
  addListing: (calculation?: string) => withSearch('/adauga-anunt', calculation),
  /** `calculation` as for `addListing`; the changes are shown unsaved. */
  editListing: (id: string, calculation?: string) =>
    withSearch(`/edit-anunt/${part(id)}`, calculation),
  testUpload: () => '/test-upload',
  dashboard: () => '/dashboard',
  messages: (conversationId?: string) =>
    withQuery('/mesaje-primite', { conversatie: conversationId }),
  calculator: (listingId?: string) => withQuery('/calculator', { anunt: listingId }),
  contracts: (document?: string, listingId?: string) =>
    withQuery('/contracte', { document, anunt: listingId }),
  pdfEntry: () => '/generare-pdf',
  pdfTools: () => '/generare-pdf/start',
  archiveEntry: () => '/arhivare',
  archive: () => '/arhivare/start',
  blog: (tag?: string) => withQuery('/blog', { eticheta: tag }),
  blogPost: (slug: string) => `/blog/${part(slug)}`,
  /** `subject`: what the form says already. */
  contact: (subject?: string) => withQuery('/contact', { subiect: subject }),
  privacy: () => '/politica-confidentialitate',
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: (redirect?: string) => withQuery('/register', { redirect }),
  admin: () => '/admin',
  adminDashboard: () => '/admin/dashboard',
  adminUsers: (uid?: string) => withQuery('/admin/utilizatori', { utilizator: uid }),
  adminListings: (status?: string, listingId?: string) =>
    withQuery('/admin/anunturi', { stare: status, anunt: listingId }),
  adminCategories: () => '/admin/categorii',
  adminBlog: () => '/admin/blog',
  adminAddPost: () => '/admin/add-blog',
  adminEditPost: (slug: string) => `/admin/blog/edit/${part(slug)}`,
  adminContactMessages: () => '/admin/mesaje-contact',
  adminSettings: () => '/admin/setari',
  adminLog: (targetId?: string) => withQuery('/admin/jurnal', { tinta: targetId }),
  transparency: () => '/transparenta',
} as const;

/** The name of the query parameter that carries where to go after signing in. */
export const REDIRECT_PARAM = 'redirect';

/** The asked path when it stays on this site, otherwise `fallback`; refuses other hosts, schemes, control characters and the sign-in pages. */
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
