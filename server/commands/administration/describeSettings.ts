/** What the log calls a setting. */
const names: Record<string, string> = {
  homeTitle: 'titlul primei pagini',
  homeText: 'textul primei pagini',
  notice: 'anunțul pentru vizitatori',
  operator: 'operatorul',
  partners: 'partenerii',
  localities: 'cotele localităților',
  listingsPerDay: 'anunțuri pe zi',
  listingsPerDayNew: 'anunțuri pe zi, cont nou',
  conversationsPerDay: 'conversații pe zi',
  conversationsPerDayNew: 'conversații pe zi, cont nou',
  messagesPerDay: 'mesaje pe zi',
  messagesPerDayNew: 'mesaje pe zi, cont nou',
  reportsPerDay: 'sesizări pe zi',
  newAccountDays: 'zile de cont nou',
  eurRateBani: 'un euro, în bani',
  preModeration: 'verificare înainte de publicare',
  autoTrustAfter: 'de încredere după',
  bannedWords: 'cuvinte interzise',
  largeSince: 'nu mai este întreprindere mică din',
  reports: 'cifrele raportului anual',
  surchargePercent: 'cota',
  surchargeDecision: 'hotărârea consiliului',
  neighbourIds: 'vecinii',
  at: 'unde este',
  orders: 'ordine',
  disputes: 'litigii',
  users: 'utilizatori pe lună',
};
export const settingsTitles = {
  site: 'Textele site-ului',
  limits: 'Limite',
  moderation: 'Moderare',
  localities: 'Localități',
  duties: 'Obligații',
};

/** What is stored beside the settings; `logId` by earlier versions. */
const beside = new Set(['updatedAt', 'logId']);

const LONG = 80;
const TEXT_MAX = 1900;

/** Which fields changed and, where they are short, from what to what; of lists of places, partners and years each part by its name. */
export function describeSettings(before: object, after: object): string {
  const [old, next] = [leavesOf(before), leavesOf(after)];
  const changed = [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
    const [was = '–', is = '–'] = [old.get(name), next.get(name)];
    if (was === is) return [];
    return [was.length + is.length < LONG ? `${name}: ${was} → ${is}` : name];
  });
  return shorten(`Schimbat: ${changed.join('; ') || 'nimic'}`);
}

/** Every value that is no list of named parts, as it is written, by the names that lead to it. */
function leavesOf(value: object, within = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, part]): [string, string][] => {
      if (beside.has(key) || part === undefined) return [];
      const name = `${within}${names[key] ?? key}`;
      if (!isNamed(part)) return [[name, JSON.stringify(part)]];
      return part.flatMap((each) => [...leavesOf(each, `${name}, ${nameOf(each)}, `)]);
    }),
  );
}

const isNamed = (part: unknown): part is object[] =>
  Array.isArray(part) && part.length > 0 && part.every((each) => nameOf(each) !== undefined);

/** What people call a part of a list. */
function nameOf(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return undefined;
  const { name, label, year } = part as Record<string, unknown>;
  return name ?? label ?? year;
}

const shorten = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text);
