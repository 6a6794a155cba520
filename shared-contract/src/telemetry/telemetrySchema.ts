import * as z from 'zod/mini';
import { FRAMES_MAX } from './readFrames';
import { FAULT_KINDS, VITALS_MAX_MS } from './TelemetryReport';

/** What the server reads of one message, in bytes. */
export const TELEMETRY_MAX_BYTES = 16 * 1024;

const seen = {
  part: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/)),
  version: z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9][\w.+-]*$/)),
  route: z.string().check(z.maxLength(200)),
};
/** A token is about half as long. */
const VISIT_MAX = 400;
const ms = z.number().check(z.minimum(0), z.maximum(VITALS_MAX_MS));

/** Letters alone, as code names its queries: no id fits. */
export const queryNameSchema = z
  .string()
  .check(z.maxLength(40), z.regex(/^[A-Za-z]+(?: [A-Za-z]+)*$/));

const frameSchema = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/[\w./+-]+\.js:\d{1,7}:\d{1,9}$/));

/** What browsers send: parts that were shown, faults, and how fast the page was. */
export const telemetrySchema = z.object({
  /** The trace of the page view (W3C): what it asked of the servers has the same. */
  trace: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  /** The token of the page view that tells; without it what is told moves no release. */
  visit: z.optional(z.string().check(z.maxLength(VISIT_MAX))),
  loads: z.optional(z.array(z.object(seen)).check(z.maxLength(20))),
  faults: z.optional(
    z
      .array(
        z.object({
          ...seen,
          kind: z.enum(FAULT_KINDS),
          message: z.string().check(z.maxLength(1000)),
          query: z.optional(queryNameSchema),
          /** `readFrames` of the error. */
          frames: z.optional(z.array(frameSchema).check(z.maxLength(FRAMES_MAX))),
        }),
      )
      .check(z.maxLength(20)),
  ),
  vitals: z.optional(z.object({ ...seen, lcpMs: z.optional(ms), inpMs: z.optional(ms) })),
});
export type TelemetryMessage = z.infer<typeof telemetrySchema>;
