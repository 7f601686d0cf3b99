import { formatDate, useSearchParams, useTitle } from '#core/web';
import { buttonClass } from '#ui';
import layout from '../parts/layout/account-layout.module.css';
import { texts } from '../texts/texts';

/** `/goodbye`, or `/goodbye?until=2026-12-06` while the deletion can be taken back. */
export const GoodbyePage = () => {
  const [search] = useSearchParams();
  const until = search.get('until') ?? '';
  const later = /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until));
  const title = texts(later ? 'left.later' : 'left.now');
  useTitle(title);
  return (
    <div className={`wrap ${layout.account}`}>
      <h1>{title}</h1>
      <p className="lead">{later ? texts('left.later.more', { day: formatDate(until) }) : texts('left.now.more')}</p>
      <p>
        <a className={buttonClass('loud')} href="/">
          {texts('left.home')}
        </a>
      </p>
    </div>
  );
};
