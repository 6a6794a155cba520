import { countyFileSchema } from '@anunturi/shared-domain/site/countyFile';
import { createCounty } from '../county/createCounty';
import sibiu from '../../counties/SB.json' with { type: 'json' };

/** A county for tests: Sibiu, whole. */
export const sampleCounty = createCounty('SB', countyFileSchema.parse(sibiu));
