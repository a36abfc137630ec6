import type { Company } from '../../content/schemas/site-words';
import type { GuideContent } from '../../content/schemas/guide';
import { asSentence } from './blocks';
import { Logo } from './sheets';

/** The sheet of a PDF guide that explains words and names the sources of its figures. */
export function WordsAndSources({ back, fullStop }: { back: GuideContent['back']; fullStop: string }) {
  return (
    <>
      <h2 id="words" className="page-heading">
        {back.words.heading}
      </h2>
      <dl className="words">
        {back.words.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="sources-heading">{back.sources.heading}</h3>
      <ul className="sources">
        {back.sources.items.map(({ title, text, href }) => (
          <li key={title}>
            <b>{asSentence(title, fullStop)}</b> {text} <a href={href}>{href.replace('https://', '')}</a>
          </li>
        ))}
      </ul>
      <p className="small">{back.sources.text}</p>
    </>
  );
}

/** The last sheet of a PDF guide: the next step to take, and the ways to reach the company. */
export function NextStep({ next, company }: { next: GuideContent['next']; company: Company }) {
  const ways = [
    { name: next.call, ...company.phone },
    { name: next.whatsapp, ...company.whatsapp },
    { name: next.email, ...company.email },
  ];
  return (
    <div className="sheet next">
      <Logo name={company.name} />
      <h2 id="next">{next.heading}</h2>
      <p className="lead">{next.text}</p>
      <ol className="next-steps">
        {next.steps.map(({ title, text }, index) => (
          <li key={title} data-number={index + 1}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <ul className="ways">
        {ways.map(({ name, display, href }) => (
          <li key={name}>
            <a href={href}>
              <span>{name}</span>
              <b>{display}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className="tagline">{company.tagline}</p>
      <p className="small">{next.small}</p>
    </div>
  );
}
