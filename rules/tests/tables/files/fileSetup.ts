import { asRole } from '../../matrix';
import { claimsOf, listingId, seller } from '../../people';
import { type FileVerb, type Role, roles, type RuleCase, type World } from '../../RuleCase';

const verbs: readonly FileVerb[] = ['get', 'list', 'create', 'update', 'delete'];

export const everybody: readonly Role[] = roles;

/** Every role with every verb on a stored file. */
export function fileMatrix(
  name: string,
  file: string,
  type: string,
  may: Partial<Record<FileVerb, readonly Role[]>>,
  world: World = {},
  metadata?: Record<string, string>,
): RuleCase[] {
  return verbs.flatMap((verb) =>
    roles.map((role): RuleCase => ({
      what: `${role} ${verb} ${name}`,
      may: (may[verb] ?? []).includes(role),
      act: {
        file: verb === 'list' ? file.split('/').slice(0, -1).join('/') : file,
        verb,
        type,
        ...(metadata && { metadata }),
      },
      ...asRole(role, seller, world),
    })),
  );
}

/** What the rows of stored files share. */
export function fileSetup(now: Date) {
  const photo = `listings/${seller}/${listingId}/photo000.webp`;
  const kept = `archive/${seller}/entry01.pdf`;
  const entry = {
    name: 'x',
    kind: 'pdf',
    tags: [],
    path: kept,
    sizeBytes: 1000,
    contentType: 'application/pdf',
    createdAt: now,
  };
  const booked: World = { [`users/${seller}/archive/entry01`]: entry };
  const put = (
    what: string,
    may: boolean,
    file: string,
    more: {
      size?: number;
      type?: string;
      over?: boolean;
      metadata?: Record<string, string> | null;
      as?: string | null;
      world?: World;
      verb?: FileVerb;
    } = {},
  ): RuleCase => {
    const { as = seller, world = {}, verb = 'create', ...act } = more;
    return {
      what: `store ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: { file, verb, ...act },
      world,
    };
  };
  const test = `test-upload/${seller}/proba.webp`;
  const blog = 'blog/cum-citim-talonul/coperta.webp';
  return { photo, kept, booked, put, test, blog };
}
