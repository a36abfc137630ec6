import pictures from '../../content/generated/pictures.json';
import type { GeneratedPicture } from '../../content/schemas/picture';
import { iconNames } from '../../content/schemas/blocks';
import { parseYaml } from '../../lib/content/parse';
import { SIDES } from './masters';
import { ALL, type Texts } from './texts';

export const Hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

interface BoxesProps {
  label: string;
  field: string;
  words: Readonly<Record<string, string>>;
  texts: Texts;
  prefix?: string;
}

export function Boxes({ label, field, words, texts, prefix = '' }: BoxesProps) {
  return Object.entries(words).map(([code, written]) => {
    const box = { name: prefix + code, 'aria-label': `${label} ${texts.names[code]}`, defaultValue: written };
    const choices = choicesOf(field, texts);
    return (
      <label key={code}>
        {texts.names[code]}
        {choices.some(([value]) => value === written) ? (
          <select {...box}>
            {choices.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : isLink(field) ? (
          <input {...box} list="pages" size={50} />
        ) : /^\d{4}-\d\d-\d\d$/.test(written) ? (
          <input {...box} type="date" />
        ) : (
          <textarea {...box} lang={code === ALL ? undefined : code} rows={Math.ceil(written.length / 60)} />
        )}
      </label>
    );
  });
}

const isLink = (field: string) => /(^|\.)(href|link)$/.test(field);
const same = (list: readonly string[]) => list.map((one) => [one, one] as const);

function choicesOf(field: string, { files, codes }: Texts): (readonly [value: string, name: string])[] {
  const key = field.split('.').at(-1)!;
  const contentOf = (file: string) => Object(parseYaml(files[file] ?? '').document.toJS());
  if (key === 'icon') return same(iconNames);
  if (key === 'stars') return [1, 2, 3, 4, 5].map((stars) => [String(stars), '★'.repeat(stars)]);
  if (key === 'source') return same(Object.keys(contentOf('facts/sources.yaml')));
  if (key === 'company') return same(Object.keys(Object(contentOf('blocks/town-pages.yaml').companies)));
  if (key !== 'town') return [];
  const towns = Object.keys(files).flatMap((file) => /^towns\/(.+)\.yaml$/.exec(file)?.[1] ?? []);
  return towns.map((town) => [town, String(contentOf(`towns/${town}.yaml`).name?.[codes[0]!] ?? town)]);
}

export const LinkTargets = ({ texts }: { texts: Texts }) => (
  <datalist id="pages">
    {Object.values(texts.languages[0]?.pages ?? {}).map(({ id, seo }) => (
      <option key={id} value={id}>
        {seo.name}
      </option>
    ))}
  </datalist>
);

const made: Readonly<Record<string, GeneratedPicture | undefined>> = pictures;

export function PictureNow({ name }: { name: string }) {
  const picture = made[name];
  if (!picture) return null;
  return <img src={`/generated/${picture.file}-${picture.widths[0]}.avif`} alt="As it is now" className="now" />;
}

export function PictureForm({ name, label }: { name: string; label: string }) {
  const { width, height } = made[name]!;
  return (
    <form className="text" data-act="replace" aria-label={label}>
      <Hidden name={name} />
      <p>
        <b>Picture</b> <code>{name}</code>, {width} × {height} pixels
      </p>
      <PictureNow name={name} />
      <label>
        Replace it by a file of yours, 1200 pixels wide or more{' '}
        <input name="picture" type="file" accept="image/jpeg,image/png,image/webp" required />
      </label>
      <label>
        What to keep where it is cut{' '}
        <select name="keep" data-free="">
          {SIDES.map((part) => (
            <option key={part}>{part}</option>
          ))}
        </select>
      </label>
      <figure hidden>
        <img className="crop" alt="The part that will be used" width={width} height={height} />
        <figcaption>Pages will show this part. They have place for the shape of the old picture.</figcaption>
      </figure>
      <button>Replace</button>
    </form>
  );
}
