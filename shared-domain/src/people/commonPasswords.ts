import { foldDiacritics } from '../formats/romanianText';

// The commonest passwords of published breaches, and of Romanian ones, as what they are made of: a word or a run of keys,
// alone, twice, or with a few digits and signs around it. That covers several thousand of them in few bytes. Loaded on demand.
const words = new Set(
  `password passw passwort pass parola parolamea parolica secret secreta secure letmein welcome bunvenit login master admin administrator
root user guest test tester testing changeme default qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
qweasd qweasdzxc qwaszx asdf asdfasdf zaqwsx wsxzaq abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aaa iloveyou iloveu ilovegod
iubesc teiubesc iubire iubirea iubirea mea iubita iubitu iubitul dragoste dragostea inima suflet sufletel sufletelul pisica pisicuta
catel catelus papusa papusica printesa printul fericire viata viatamea mama mamica mamamea tata tatic bunica familia copil copilul
sunshine princess monkey dragon shadow superman batman spiderman football fotbal baseball basketball soccer hockey jordan michael
jennifer jessica ashley nicole daniel daniela charlie andrew matthew joshua thomas anthony robert william jasmine samantha amanda
melissa victoria elizabeth patricia andrea andreea andrei alexandru alexandra alexandr alex maria mariana marian marius mihai mihaela
mihaita ionut ioana ioan elena florin florina cristian cristina cristi gabriel gabriela george georgiana adrian adriana bogdan radu
vlad vladut stefan stefania razvan catalin catalina claudiu claudia ciprian cosmin costel costin constantin dan dana denisa denis diana
dragos david darius eduard emil emilia eugen flavius gheorghe ghita horia iulian iuliana laura larisa laurentiu liviu lucian luciana
madalina madalin marcel marinela mircea monica nicoleta nicolae oana octavian ovidiu paul paula petru raluca ramona robertu roxana
sabin sebastian sergiu silviu simona sorin sorina teodora tiberiu tudor valentin valentina valeriu vasile veronica viorel viorica
romania roman bucuresti cluj sibiu brasov timisoara constanta iasi craiova oradea arad ploiesti steaua steauabucuresti dinamo rapid
rapidbucuresti hagi ferrari mercedes porsche corvette mustang camaro harley yamaha honda toyota dacia daciaLogan logan golf bmw audi
liverpool chelsea arsenal barcelona realmadrid juventus manchester ronaldo messi pokemon naruto starwars matrix minecraft fortnite
counterstrike warcraft samsung nokia iphone apple google facebook yahoo gmail internet computer calculator windows whatever trustno
hello salut salutare freedom libertate killer hunter ranger buster tigger ginger pepper cookie banana chocolate ciocolata orange summer
winter spring autumn primavara toamna iarna vara flower floare floricica lovely loveme lover forever friends prieten prietenul
prieteni angel inger ingeras inger anger angels michelle buddy maggie bailey jackson midnight thunder diamond diamant silver golden
butterfly fluture fluturas purple rainbow money bani banii cash dollar access flash falcon phoenix eagle vultur lion leu leul tiger
tigru lup lupul ursul urs iepuras soarele soare luna stea steluta steaua cerul marea munte casa casamea masina masinamea mobile
telefon numaimea nustiu nuamparola amuitat uitat necunoscut anonim hacker cracker cheese dakota dallas houston austin brandy
scooter soccer sierra taylor yankees lakers cowboys eagles steelers rangers patriots redsox blackhawks mickey minnie donald garfield
snoopy scoobydoo hellokitty barbie elvis metallica nirvana slipknot eminem tupac beatles guitar muzica music dance dansez fuckyou
fuckoff asshole bitch sexy sexsex pussy dick pula pizda muie muiee coaie mortii blink unknown nothing nimic something gigi gigel
bulinuta`
    .toLowerCase()
    .split(/\s+/),
);

/** Runs along the keyboard and the counts that people make. */
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '!qaz@wsx#edc$rfv',
  'zaq12wsxcde34rfv',
  'qazwsxedcrfvtgbyhnujm',
];
const LONGEST_TAIL = 6;

/** Whether a password is among the first that somebody who guesses would try. */
export function isCommonPassword(password: string): boolean {
  const plain = foldDiacritics(password).replace(/\s+/g, '');
  const written = plain.replace(
    /[@430$51!7]/g,
    (sign) =>
      ({ '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 1: 'i', '!': 'i', 7: 't' })[sign]!,
  );
  return [plain, written].some(isGuessed) || isTwoRuns(plain);
}

function isGuessed(text: string): boolean {
  const once = /^(.+?)\1+$/.exec(text)?.[1] ?? text;
  if (once.length <= 4 || words.has(once) || isRun(once)) return true;
  const [, head = '', word = '', tail = ''] = /^([^a-z]*)([a-z]+)([^a-z]*)$/.exec(once) ?? [];
  if ((head + tail).length > LONGEST_TAIL || /[^\d!.?*#@$]/.test(head + tail)) return false;
  return words.has(word) || (word.length > 2 && isRun(word)) || /^(.)\1*$/.test(word);
}

const isRun = (text: string) => runs.some((run) => run.includes(text));

/** `1234qwer`, `abcd1234`, `11223344`, `1111aaaa`, or digits of a birthday. */
function isTwoRuns(text: string): boolean {
  if (/^(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?(19|20)\d\d$/.test(text)) return true;
  if (isRun(text.replace(/(.)\1/g, '$1'))) return true;
  for (let at = 3; at <= text.length - 3; at += 1)
    if ([text.slice(0, at), text.slice(at)].every((half) => isRun(half) || /^(.)\1+$/.test(half)))
      return true;
  return false;
}
