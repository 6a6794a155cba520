import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ComposedEmail } from './composeEmail';

/** Milliseconds. */
export type Limits = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
export type SmtpFailure = Error & { responseCode?: number; command?: string };

/**
 * One connection for one e-mail: a pool sends again by itself what a lost connection may have delivered, and reads the
 * e-mail before the server asks for it, so that nobody knows how far it came.
 */
export async function speakSmtp(
  url: string,
  { from, to, bytes }: ComposedEmail,
  { limits, onWhole }: { limits: Limits; onWhole: () => void },
): Promise<string> {
  const { hostname: host, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const connection = new SMTPConnection({
    ...limits,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '', // a password goes through no open line
  });
  const body = Readable.from(
    (function* () {
      yield bytes;
      onWhole(); // read only when the server has asked for it
    })(),
  );
  try {
    return await new Promise<string>((done, fail) => {
      const send = () =>
        connection.send({ from, to: [to] }, body, (error, answer) =>
          error ? fail(error) : done(answer?.response ?? ''),
        );
      const signIn = () =>
        username === ''
          ? send()
          : connection.login(
              { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
              (error) => (error ? fail(error) : send()),
            );
      connection.once('error', fail).once('end', () => fail(new Error('The connection ended.')));
      connection.connect((error) => (error ? fail(error) : signIn()));
    });
  } finally {
    connection.on('error', () => {}); // of the goodbye
    connection.quit();
  }
}
