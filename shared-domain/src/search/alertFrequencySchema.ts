import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { alertFrequencies } from './alertFrequencies';

/** Apart from the words: pages that show them load no schema. */
export const alertFrequencySchema = z.enum(idsOf(alertFrequencies));
