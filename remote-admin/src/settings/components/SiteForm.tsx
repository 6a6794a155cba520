import { useState } from 'react';
import { type Operator, operatorSchema } from '@anunturi/shared-contract/site/siteConfigSchema';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { isPartner } from '../domain/isPartner';
import { PartnerFields } from './PartnerFields';
import { SettingsForm } from './SettingsForm';
import { readShownSite } from '../domain/readShownSite';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import styles from './SettingsForm.module.css';

const operatorFields: [keyof Operator, string, string][] = [
  ['name', 'Denumirea', ''],
  ['cui', 'CUI', 'Cu sau fără RO'],
  ['tradeRegister', 'Nr. la registrul comerțului', 'J32/123/2026'],
  ['seat', 'Sediul', ''],
  ['phone', 'Telefon', '0200000000'],
  ['email', 'E-mail', ''],
];

/** Operator and partners; what is not changed here comes from the site's configuration. */
export function SiteForm({ settings, onSaved }: SettingsFormProps<'site'>) {
  const [operator, setOperator] = useState<Operator | null>(settings.value.operator ?? null);
  const [partners, setPartners] = useState(settings.value.partners ?? null);
  const [tried, setTried] = useState(false);
  const operatorProblem = (field: keyof Operator) =>
    operator && !operatorSchema.shape[field].safeParse(operator[field].trim()).success
      ? 'Nu este completat corect.'
      : undefined;
  function toValue() {
    setTried(true);
    const identity =
      operator &&
      (Object.fromEntries(
        Object.entries(operator).map(([key, text]) => [key, text.trim()]),
      ) as Operator);
    if (identity && !operatorSchema.safeParse(identity).success) return null;
    if (partners?.some((partner) => !isPartner(partner))) return null;
    const { operator: _operator, partners: _partners, ...others } = settings.value;
    return { ...others, ...(identity && { operator: identity }), ...(partners && { partners }) };
  }
  return (
    <SettingsForm name="site" settings={settings} onSaved={onSaved} toValue={toValue}>
      <fieldset className={styles.part}>
        <legend>Operatorul</legend>
        <CheckboxField
          label="Alt operator decât cel din configurația site-ului"
          checked={operator !== null}
          onChange={(event) => setOperator(event.target.checked ? readShownSite().operator : null)}
        />
        {operator &&
          operatorFields.map(([field, label, hint]) => (
            <TextField
              key={field}
              label={label}
              hint={hint}
              value={operator[field]}
              onChange={(event) => setOperator({ ...operator, [field]: event.target.value })}
              error={tried && operatorProblem(field)}
            />
          ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Parteneri</legend>
        <CheckboxField
          label="Alți parteneri decât cei din configurația site-ului"
          checked={partners !== null}
          onChange={(event) => setPartners(event.target.checked ? readShownSite().partners : null)}
        />
        {partners && <PartnerFields partners={partners} tried={tried} onChange={setPartners} />}
      </fieldset>
    </SettingsForm>
  );
}
