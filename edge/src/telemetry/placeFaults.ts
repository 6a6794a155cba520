import type { TelemetryFault } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { TelemetryMessage } from '@anunturi/shared-contract/telemetry/telemetrySchema';
import type { PlaceReader } from './createPlaceReader';

/** What is kept of a message: faults where they stand in the sources, without the calls that a browser told. */
export type KeptTelemetry = Pick<TelemetryMessage, 'loads' | 'vitals' | 'trace'> & {
  faults?: TelemetryFault[];
};

/** Finds each fault's place; a fault of another part's script stays that part's. */
export async function placeFaults(
  { loads, faults = [], vitals, trace }: TelemetryMessage,
  readPlace: PlaceReader,
  liveShell: string,
): Promise<KeptTelemetry> {
  return {
    ...(loads && { loads }),
    ...(vitals && { vitals }),
    ...(trace && { trace }),
    faults: await Promise.all(
      faults.map(async ({ frames = [], ...fault }) => {
        const shell = fault.part === 'shell' ? fault.version : liveShell;
        const place = await readPlace(frames, shell).catch(() => undefined); // a map that is no map
        return { ...fault, ...(place && { place }) };
      }),
    ),
  };
}
