import { useState } from 'react';
import { type Operator, operatorSchema } from '@anunturi/shared-contract/site/siteConfigSchema';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
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

/** Texts of the first page, the notice for everybody, operator and partners; what is left empty comes from the site's configuration. */
export function SiteForm({ settings, onSaved }: SettingsFormProps<'site'>) {
  const [texts, setTexts] = useState({
    homeTitle: settings.value.homeTitle ?? '',
    homeText: settings.value.homeText ?? '',
    notice: settings.value.notice ?? '',
  });
  const [operator, setOperator] = useState<Operator | null>(settings.value.operator ?? null);
  const [partners, setPartners] = useState(settings.value.partners ?? null);
  const [tried, setTried] = useState(false);
  const short = (text: string, least: number) => text.trim() !== '' && text.trim().length < least;
  const operatorProblem = (field: keyof Operator) =>
    operator && !operatorSchema.shape[field].safeParse(operator[field].trim()).success
      ? 'Nu este completat corect.'
      : undefined;
  function toValue() {
    setTried(true);
    const filled = Object.fromEntries(
      Object.entries(texts)
        .map(([key, text]) => [key, text.trim()])
        .filter(([, text]) => text),
    ) as typeof texts;
    const identity =
      operator &&
      (Object.fromEntries(
        Object.entries(operator).map(([key, text]) => [key, text.trim()]),
      ) as Operator);
    if (short(texts.homeTitle, 5) || short(texts.homeText, 5)) return null;
    if (identity && !operatorSchema.safeParse(identity).success) return null;
    if (partners?.some((partner) => !isPartner(partner))) return null;
    return { ...filled, ...(identity && { operator: identity }), ...(partners && { partners }) };
  }
  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts({ ...texts, [name]: event.target.value }),
  });
  return (
    <SettingsForm name="site" settings={settings} onSaved={onSaved} toValue={toValue}>
      <TextField
        label="Titlul primei pagini"
        hint="Lăsat gol, rămâne titlul obișnuit."
        optional
        maxLength={120}
        {...text('homeTitle')}
        error={tried && short(texts.homeTitle, 5) && 'Cel puțin 5 caractere.'}
      />
      <TextArea
        label="Textul de sub titlu"
        hint="Apare și în rezultatele motoarelor de căutare."
        optional
        maxLength={400}
        {...text('homeText')}
        error={tried && short(texts.homeText, 5) && 'Cel puțin 5 caractere.'}
      />
      <TextField
        label="Anunț pentru toți vizitatorii"
        hint="De exemplu: „Sâmbătă dimineață site-ul poate fi oprit.”"
        optional
        maxLength={300}
        {...text('notice')}
      />
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
