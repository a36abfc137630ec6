import { ButtonLink } from '../ButtonLink/ButtonLink';
import { InlineScript } from '@/components/early/InlineScript';
import { goBack } from '@/components/early/go-back';

interface Props {
  /** Where the link leads without JavaScript, without an earlier page, or in a new tab or window. */
  href: string;
  children: string;
}

export function GoBack({ href, children }: Props) {
  return (
    <>
      <ButtonLink href={href} look="secondary" data-go-back>
        {children}
      </ButtonLink>
      <InlineScript run={goBack} />
    </>
  );
}
