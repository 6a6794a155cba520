/** Where Debian's packages put the engines. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const webKitDriverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
export const webKitBrowserPath =
  process.env.WEBKIT_BROWSER_PATH ??
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
export const displayServerPath = process.env.XVFB_PATH ?? '/usr/bin/Xvfb';
