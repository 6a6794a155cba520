import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Statement } from './Statement';

/** Asks within one transaction: everything that an answer is made of is as of one moment. */
export class Session {
  private constructor(
    private readonly client: PoolClient,
    /** Of the index at that moment. */
    readonly position: number,
    /** How many listings it has. */
    readonly listings: number,
  ) {}

  static async during<T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ position: number; listings: number }>(
        'select position::float8, listings from progress',
      );
      const { position, listings } = rows[0]!;
      const answer = await work(new Session(client, position, listings));
      await client.query('commit');
      return answer;
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection in the middle of a transaction is of no use to anybody.
      client.release(failure);
    }
  }

  async rows<R extends QueryResultRow>(statement: Statement, text: string): Promise<R[]> {
    const { rows } = await this.client.query<R>(text, statement.values);
    return rows;
  }
}
