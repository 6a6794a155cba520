import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { askedFields, groupOf } from '#domain/sell-form/askedFields';
import { formGroups, groupsOfStep } from '#domain/sell-form/formGroups';
import { CatalogueFields } from '../fields/CatalogueFields';
import { FieldGroup } from '../fields/FieldGroup';
import classes from './GroupedFields.module.css';

/** What a step asks of a vehicle or service, group by group. */
export function GroupedFields({
  step,
  shape,
}: {
  step: 'facts' | 'details';
  shape: CategoryShape;
}) {
  const asked = new Set(askedFields(shape).map((field) => groupOf(field, shape)));
  const groups = groupsOfStep(step).filter((group) => asked.has(group));
  return groups.map((group) => {
    const { title, layout } = formGroups[group];
    const fields = <CatalogueFields key={group} group={group} shape={shape} />;
    if (layout === 'bare') return fields;
    if (layout === 'checks')
      return (
        <div key={group} className={classes.checks}>
          {fields}
        </div>
      );
    return (
      <FieldGroup
        key={group}
        title={shape === 'part' ? 'Pentru ce mașină' : title}
        columns={layout === 'columns'}
      >
        {fields}
      </FieldGroup>
    );
  });
}
