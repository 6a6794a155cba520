import { Client } from 'pg';
import * as z from 'zod/mini';

/** On which processes that share an index tell one another that it is farther. */
export const CHANNEL = 'listing_search';
const LISTENS_AGAIN_MS = 2000;

const noticeSchema = z.object({ position: z.number(), settingsChanges: z.number() });
type Notice = z.infer<typeof noticeSchema>;

/** Listens for what other processes have taken in; a connection that breaks is opened again. */
export class Notices {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly log: (line: string) => void,
    private readonly onNotice: (notice: Notice) => void,
  ) {}

  listen(): void {
    if (this.client || this.isClosed) return;
    const client = new Client({ connectionString: this.url, keepAlive: true });
    this.client = client;
    client.on('notification', ({ payload = '{}' }) => {
      const notice = noticeSchema.safeParse(JSON.parse(payload));
      if (notice.success) this.onNotice(notice.data);
    });
    client.on('error', ({ message }) => this.listenAgain(client, message));
    client.on('end', () => this.listenAgain(client, 'the connection ended'));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .catch((error: Error) => this.listenAgain(client, error.message));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private listenAgain(client: Client, why: string): void {
    if (this.client !== client || this.isClosed) return;
    this.client = undefined;
    this.log(`search notices: ${why}`);
    this.retry = setTimeout(() => this.listen(), LISTENS_AGAIN_MS);
    this.retry.unref();
    client.end().catch(() => {});
  }
}
