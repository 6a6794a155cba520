import {
  isGroundInLaw,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';

const grounds = Object.keys(moderationGrounds) as ModerationGround[];
const groups = [
  ['Încalcă legea', grounds.filter(isGroundInLaw)],
  ['Încalcă regulile site-ului', grounds.filter((each) => !isGroundInLaw(each))],
] as const;

type Props = {
  value: ModerationGround | '';
  onChange(ground: ModerationGround): void;
  /** The person tried to go on: a missing ground is said. */
  tried: boolean;
  autofocus?: boolean;
};

/** On which ground a decision rests, those in law apart from those in the rules of the site. */
export function GroundField({ value, onChange, tried, autofocus }: Props) {
  return (
    <SelectField
      label="Motivul"
      required
      placeholder="Alegeți…"
      value={value}
      onChange={(event) => onChange(event.target.value as ModerationGround)}
      error={tried && !value && 'Alegeți motivul.'}
      {...(autofocus && { 'data-autofocus': true })}
    >
      {groups.map(([label, each]) => (
        <optgroup key={label} label={label}>
          {each.map((ground) => (
            <option key={ground} value={ground}>
              {moderationGrounds[ground]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
