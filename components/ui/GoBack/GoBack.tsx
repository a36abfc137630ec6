import { ButtonLink } from '../ButtonLink/ButtonLink';
import { PageScript } from '../PageScript/PageScript';
import { wireGoBack } from './wire-go-back';

interface Props {
  /** Where it leads when there is nothing to go back to, and without scripts. */
  href: string;
  children: string;
}

/** A link that returns to the page the visitor came from, if there is one. */
export function GoBack({ href, children }: Props) {
  return (
    <>
      <ButtonLink href={href} look="secondary" data-go-back>
        {children}
      </ButtonLink>
      <PageScript run={wireGoBack} />
    </>
  );
}
