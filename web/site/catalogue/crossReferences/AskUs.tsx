import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';

/** Offers to ask the company where no product is the part that was meant. */
export const AskUs = ({ search }: { search: string }) => (
  <div className="ask-us">
    <div>
      <p className="ask-us-title">Aradığınız karşılık bunlar değil mi?</p>
      <p>Eski parçanın kodunu ve kullanıldığı yeri yazın, doğru karşılığı bulalım.</p>
    </div>
    <TextLink to={paths.contactAbout(search)} arrow>
      Bize sorun
    </TextLink>
  </div>
);
