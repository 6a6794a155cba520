import { siteConfigFileSchema } from '@anunturi/shared-contract/site/siteConfigSchema';
import { siteFields } from '@anunturi/shared-contract/site/siteFields';
import { countyFields } from '@anunturi/shared-domain/site/countyFields';
import { countyFileSchema } from '@anunturi/shared-domain/site/countyFile';
import * as z from 'zod/mini';

type Node = z.core.JSONSchema.BaseSchema;
type Child = NonNullable<Node['additionalProperties']>;

/** The files that editors read to help with the two configurations, by path below the repository. */
export const jsonSchemas = {
  site: {
    path: 'docs/schemas/site.config.schema.json',
    make: () => describe(toNode(siteConfigFileSchema), siteFields),
  },
  county: {
    path: 'docs/schemas/county.schema.json',
    make: () => describe(toNode(countyFileSchema), countyFields),
  },
} as const;

/** Draft 7 is what editors know best. */
const toNode = (schema: z.core.$ZodType): Node =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });

/** The schema with the words of each field in it. */
function describe(node: Node, fields: Readonly<Record<string, string>>, path = ''): Node {
  const below = (child: Child, key: string) =>
    typeof child === 'object' ? describe(child, fields, key) : child;
  const under = (key: string) => (path === '' ? key : `${path}.${key}`);
  const { properties, items, additionalProperties } = node;
  return {
    ...node,
    ...(fields[path] !== undefined && { description: fields[path] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, child]) => [key, below(child, under(key))]),
      ),
    }),
    ...(Array.isArray(items) && {
      items: items.map((child, at) => below(child, `${path}[${at}]`)),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: below(items, `${path}[]`) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: below(additionalProperties, `${path}.*`),
    }),
  };
}
