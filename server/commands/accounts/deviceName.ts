import Bowser from 'bowser';

/** A device in words, as its browser names itself: "Chrome pe Android"; nothing of where it is. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Un program fără nume';
  const { browser, os } = Bowser.parse(userAgent);
  const program = browser.name || 'Un program necunoscut';
  return (os.name ? `${program} pe ${os.name}` : program).slice(0, 100);
}
