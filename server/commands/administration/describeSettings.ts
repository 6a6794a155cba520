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

/** Which fields changed and, where they are short, from what to what. */
export function describeSettings(before: object, after: object): string {
  const [old, next] = [before, after] as Record<string, unknown>[];
  const changed = Object.keys({ ...old, ...next }).flatMap((key) => {
    const [was, is] = [old?.[key], next?.[key]].map((each) => JSON.stringify(each) ?? '–');
    if (was === is || beside.has(key)) return [];
    const name = names[key] ?? key;
    return [was!.length + is!.length < 80 ? `${name}: ${was} → ${is}` : name];
  });
  return `Schimbat: ${changed.join('; ') || 'nimic'}`;
}
