import type { ComponentType } from 'react';
import { Link, useParams, useTitle } from '#core/web';
import { LinkButton } from '#ui';
import styles from '../pages/payments.module.css';
import { texts } from '../texts/texts';
import { NoSuchDocument } from './unread-document';
import { isLinkKey, useLinkKey } from './use-link-key';

/** Draws a document or a quote; `reference` is its id or the key of a mailed link. */
type Details = ComponentType<{ readonly reference: string }>;

/** A page of one of somebody's own documents, by the id in its address. */
export const OwnDocumentPage = ({ details: Details }: { readonly details: Details }) => {
  const { id = '' } = useParams();
  return (
    <div className={styles.page}>
      <div>
        <LinkButton as={Link} to="/payments" variant="bare">
          {texts('page.back')}
        </LinkButton>
      </div>
      <Details reference={id} />
    </div>
  );
};

interface LinkedProps {
  /** What the key is kept as. */
  readonly name: string;
  readonly title: string;
  /** Heading where there is none. */
  readonly none: string;
  readonly details: Details;
}

/** A page of a document of somebody without an account, by the key of a mailed link. */
export const LinkedDocumentPage = ({ name, title, none, details: Details }: LinkedProps) => {
  const key = useLinkKey(name);
  useTitle(title);
  if (key === null) return null;
  return (
    <div className={styles.page}>{isLinkKey(key) ? <Details reference={key} /> : <NoSuchDocument title={none} />}</div>
  );
};
