import * as z from 'zod/mini';
import { toShapeSchema } from './catalogueSchema';
import { serviceCatalogue } from './serviceCatalogue';

/** The facts of a service listing. */
export const serviceSchema = z.strictObject(toShapeSchema(serviceCatalogue, 'service'));
export type Service = z.infer<typeof serviceSchema>;
