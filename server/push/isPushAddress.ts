/** Push services of the browsers: Chrome and those built on it, Firefox, Safari, Edge. */
const known = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/updates\.push\.services\.mozilla\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*push\.apple\.com$/,
  /^https:\/\/([a-z0-9-]+\.)+notify\.windows\.com$/,
];

/** Origins of PUSH_ORIGINS, separated by commas, beside the known ones: `https://push.example.org`. */
const others = (): string[] => (process.env.PUSH_ORIGINS ?? '').split(',').filter(Boolean);

/** Whether an address is of a known push service: this server asks no other that somebody names. */
export function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return known.some((each) => each.test(origin)) || others().includes(origin);
}
