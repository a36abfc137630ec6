import type { FieldDescription, LeadFormWords } from '@/content/schemas/lead-forms';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup';
import { Field } from '../Field/Field';
import { inputs } from '../Field/inputs';
import { SelectField } from '../Field/SelectField';

interface Props {
  field: FieldDescription;
  words: LeadFormWords;
  /** Whether this is the last field to type into: phone keyboards then show a key that sends the form. */
  last: boolean;
  /** The town that the page is about, which stands in the field for the town until the visitor changes it. */
  town?: string;
}

/** One question of a form, drawn according to its kind. */
export function Question({ field: { name, kind, required, options = [], initial }, words, last, town }: Props) {
  const content = words.fields[name]!;
  const answers = options.map((value, index) => ({ value, text: content.options?.[index] ?? value }));
  if (kind === 'choice')
    return (
      <ChoiceGroup
        name={name}
        content={content}
        options={answers}
        initial={initial}
        optional={required ? undefined : words.optional}
      />
    );
  const shared = { name, content, words, required: required === true };
  if (kind === 'list')
    return <SelectField {...shared} options={[{ value: '', text: content.placeholder ?? '' }, ...answers]} />;
  return <Field {...shared} kind={inputs[kind]} last={last} initial={kind === 'town' ? town : undefined} />;
}
