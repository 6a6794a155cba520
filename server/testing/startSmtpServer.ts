import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with an e-mail; `dies` closes the connection after all of it came, without an answer. */
export type SmtpConduct = 'take' | 'defer' | 'refuseAddress' | 'refuseContent' | 'hang' | 'die';
export type Arrived = { from: string; to: string; source: string };

const refusals = {
  defer: [450, 'Mailbox busy, try later'],
  refuseAddress: [550, 'No such user here'],
  refuseContent: [554, 'Not wanted'],
} as const;

const refusal = (conduct: keyof typeof refusals) => {
  const [responseCode, text] = refusals[conduct];
  return Object.assign(new Error(text), { responseCode });
};

/** A real mail server on this machine. `conduct` may be changed at any time; `take` holds what it took in the order it came. */
export async function startSmtpServer() {
  const state = { conduct: 'take' as SmtpConduct };
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const { conduct } = state;
      if (conduct === 'hang') return;
      done(conduct === 'defer' || conduct === 'refuseAddress' ? refusal(conduct) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        if (state.conduct === 'refuseContent') return done(refusal('refuseContent'));
        arrived.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address).join(),
          source: Buffer.concat(parts).toString(),
        });
        if (state.conduct !== 'die') return done();
        for (const { _socket } of server.connections as unknown as Set<{ _socket: Socket }>)
          _socket.destroy();
      });
    },
  });
  server.on('error', () => {}); // of a connection that a test has cut
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    behave(conduct: SmtpConduct): void {
      state.conduct = conduct;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
