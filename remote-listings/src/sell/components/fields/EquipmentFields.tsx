import { equipmentGroups } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useController } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import { FieldGroup } from './FieldGroup';

/** The equipment, by group. */
export function EquipmentFields() {
  const { field } = useController<SellForm, 'equipment'>({ name: 'equipment' });
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((each) => each !== id) : [...field.value, id],
    );
  return (
    <>
      {Object.entries(equipmentGroups).map(([group, { label, items }]) => (
        <FieldGroup key={group} title={`Dotări: ${label.toLowerCase()}`}>
          <Cluster gap={2}>
            {Object.entries(items).map(([id, name]) => (
              <Chip key={id} pressed={field.value.includes(id)} onToggle={() => toggle(id)}>
                {name}
              </Chip>
            ))}
          </Cluster>
        </FieldGroup>
      ))}
    </>
  );
}
