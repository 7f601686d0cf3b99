import type { MouseEvent } from 'react';
import { getPageData, openOverlay } from '#core/web';
import { LinkButton } from '#ui';

interface ContactLinkProps {
  readonly children: string;
  readonly variant?: 'loud';
}

/** Opens the contact form over the page; before the page is alive, or where there is no form, it writes a mail. */
export const ContactLink = ({ children, variant }: ContactLinkProps) => {
  const open = (event: MouseEvent): void => {
    if (openOverlay('contact')) event.preventDefault();
  };
  return (
    <LinkButton href={`mailto:${getPageData().contactEmail}`} variant={variant} onClick={open}>
      {children}
    </LinkButton>
  );
};
