import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';

/** A first wording for the usual grounds; the moderator adds what was found. */
export const factsTemplates: Partial<Record<ModerationGround, string>> = {
  duplicate:
    'Același bun apare deja într-un alt anunț al dumneavoastră. Păstrați un singur anunț și modificați-l când se schimbă ceva.',
  wrongCategory:
    'Anunțul este pus într-o categorie care nu i se potrivește. Alegeți categoria potrivită și trimiteți-l din nou.',
  misleading:
    'Prețul sau descrierea nu corespunde cu ce se vede în anunț. Corectați-le și trimiteți anunțul din nou.',
  spam: 'Textul face reclamă la altceva decât bunul sau serviciul anunțat. Păstrați numai ce îl descrie.',
  privacy:
    'Anunțul arată date personale ale altcuiva (nume, telefon, număr de înmatriculare, chip). Acoperiți-le sau scoateți-le.',
  forbiddenGoods: 'Bunul sau serviciul nu poate fi anunțat pe acest site.',
};
