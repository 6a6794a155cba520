import type { Pool } from 'pg';
import type { FeedPosition } from '../IndexKeeper';
import { SHAPE } from './migrate';
import { CHANNEL } from './Notices';

type Row = { watermark_ms: number; seen: Record<string, number>; settings_changes: number };

/**
 * Runs a look of the feed from where the last one stopped, of whichever process; its row is locked until then. What a look takes in
 * is written before it is written where the look stopped, so a process that is killed between the two loses nothing. Does nothing for a
 * release whose index is not the one that is kept, unless it is building that.
 */
export async function moveFeed(
  pool: Pool,
  look: (position: FeedPosition) => Promise<void>,
  isBuilding: boolean,
): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<Row>(
      'select watermark_ms::float8, seen, settings_changes::float8 from feed for update',
    );
    const { watermark_ms, seen, settings_changes } = rows[0]!;
    const shape = await client.query<{ shape: string }>('select shape from progress');
    if (isBuilding || shape.rows[0]!.shape === SHAPE) {
      const position = {
        watermarkMs: watermark_ms,
        seen: new Map(Object.entries(seen)),
        settingsChanges: settings_changes,
      };
      const before = JSON.stringify(toValues(position));
      await look(position);
      const values = toValues(position);
      if (JSON.stringify(values) !== before) {
        await client.query(
          'update feed set watermark_ms = $1::float8, seen = $2, settings_changes = $3::float8',
          values,
        );
        await client.query(
          `select pg_notify('${CHANNEL}', json_build_object(
             'position', (select position from progress), 'settingsChanges', $1::float8)::text)`,
          [position.settingsChanges],
        );
      }
    }
    await client.query('commit');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

const toValues = ({ watermarkMs, seen, settingsChanges }: FeedPosition) => [
  watermarkMs,
  JSON.stringify(Object.fromEntries(seen)),
  settingsChanges,
];
