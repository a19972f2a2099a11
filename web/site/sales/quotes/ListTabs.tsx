import { Form } from 'react-router-dom';
import { mostLists } from '../../../../common/offers/visitorLimits.ts';
import { AddIcon } from '../../../components/icons.tsx';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import { listsText, nameOf } from './listNames.ts';

/** Leads from one list of this browser to another, and makes a new one. Each tab is a form of its own. */
export function ListTabs({ all }: { all: QuoteListQuery['quoteList']['all'] }) {
  if (all.length === 0) return null;
  return (
    <div className="list-tabs">
      <nav aria-label="Listeleriniz">
        {all.length > 1 &&
          all.map((list) => (
            <Form key={list.id} method="post" action={paths.quote} preventScrollReset>
              <input type="hidden" name="intent" value="chooseList" />
              <input type="hidden" name="list" value={list.id} />
              <button type="submit" className="list-tab" aria-current={list.isChosen ? 'page' : undefined}>
                <span className="list-tab-name" title={nameOf(list)}>
                  {nameOf(list)}
                </span>{' '}
                <span className="list-tab-count">
                  {list.rowCount}
                  <span className="visually-hidden"> ürün</span>
                </span>
              </button>
            </Form>
          ))}
        {all.length < mostLists && (
          <Form method="post" action={paths.quote} preventScrollReset>
            <input type="hidden" name="intent" value="makeList" />
            <button type="submit" className="list-tab list-tab-new">
              <AddIcon /> Yeni liste
            </button>
          </Form>
        )}
      </nav>
      {all.length > 1 && <p className="t-caption muted">{listsText(all.length)}</p>}
    </div>
  );
}
