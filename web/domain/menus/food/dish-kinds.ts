/** Word beginnings, folded. The first kind that matches wins, so the more specific ones come first. */
export const kinds = [
  ['dish', 'midye|kalamar|karides|ahtapot|kumpir|haslanmis patates|patates haslama|humus|kabak tatli|ayva tatli'],
  ['soup', 'corba|tavuk suyu$|et suyu$|iskembe|kelle paca|beyran|tarhana$|lebeniye|yayla$|ezogelin|dugun$'],
  ['fruit', 'meyve$|meyve tab|mevsim meyve|elma$|portakal$|karpuz|kavun|muz$|mandalina|uzum$|cilek$|seftali$|armut'],
  ['juice', 'limonata|komposto|hosaf|serbet|meyve suyu|portakal suyu|salgam|kola$|gazoz|ice tea|soguk cay'],
  ['drink', 'ayran|kefir'],
  [
    'pudding',
    'sutlac|muhallebi|puding|keskul|kazandibi|tavukgogsu|asure|supangle|gullac|dondurma|krem karamel|krem sokola|profiterol|magnolia|panna',
  ],
  ['cake', 'kek$|kek |pasta$|pasta |pastasi|browni|cheesecake|tiramisu|trilece|ekler|kurabiye|rulo pasta|mozaik|turta'],
  ['helva', 'helva'],
  [
    'dessert',
    'tatli$|tatlisi|baklava|kadayif|revani|tulumba|sekerpare|lokma|kunefe|kemalpasa|sobiyet|kalburabasti|samsa|halka',
  ],
  ['bean-salad', 'piyaz|fasulye salata|barbunya salata|nohut salata|borulce salata'],
  ['bulgur', 'kisir|bulgur salata'],
  ['salad', 'salata|coban$|yesillik|sogus|roka$|marul$|acili ezme|ezme|tarator'],
  ['cacik', 'cacik'],
  ['yogurt', 'yogurt$|suzme|haydari|naneli sos|yogurt '],
  ['pickles', 'tursu'],
  ['wrap', 'durum|tantuni|wrap|burrito|taco|kokorec'],
  ['sandwich', 'tost|sandvic|sandvich|sandwich|kumru|ekmek arasi|burger|hamburger'],
  ['lahmacun', 'lahmacun'],
  ['pizza', 'pizza'],
  ['gozleme', 'gozleme|cig borek|bazlama|katmer|puf borek|kol boregi acma'],
  ['rose-borek', 'gul bore|kol bore|bosnak bore|kiyma borek rulo'],
  ['cigar-borek', 'sigara bore|pacanga|kalem bore|avci bore|muska|cin bore'],
  ['pastry', 'borek|boreg|talas|pogaca|simit|kis$|kis |acma$|milfoy|tepsi$'],
  ['manti', 'manti|ravioli|tortellini'],
  ['bake', 'lazanya|firin makarna|firinda makarna|graten|besamel sos|ograten|kremali patates|patates graten'],
  ['pasta', 'makarna|spagetti|spaghetti|eriste|noodle|penne|fettuc|tagliat|bolonez|sehriye$|kuskus|burgu'],
  ['lentil-balls', 'mercimek kofte|mercimekli kofte|cig ?kofte|bulgur kofte|fellah kofte|bulgurlu kofte'],
  [
    'patties',
    'mucver|falafel|icli kofte|kadinbudu|kadin budu|(patates|nohut|kabak|sebze|ispanak|pirasa|havuc|soya|kereviz|karnabahar|pancar|peynir|brokoli|kinoa|yulaf|misir|fasulye|bezelye|mantar|balik) (kofte|kroket|burger|toplari)|(patates|nohut|kabak|sebze|ispanak|pirasa|havuc|soya)l[iu] kofte|kasar pane|peynir pane|pane kasar|sebze pane',
  ],
  ['schnitzel', 'sinitzel|sinitsel|snitzel|schnitzel|snitsel|cordon|nugget'],
  ['greens', '(ispanak|pazi|semizotu|ot) kavurma'],
  ['chickpeas', 'nohut yahni'],
  [
    'fish',
    'balik$|balik |balig|hamsi|somon|levrek|palamut|cipura|uskumru|alabalik|mezgit|istavrit|lufer|sardalya|ton$|kalkan|barbun$|sudak|pangasius',
  ],
  ['chicken', 'tavu[kg]|pilic|hindi'],
  [
    'meatballs-in-sauce',
    '(sulu|eksili|terbiyeli|izmir|salcali|soslu|domatesli|misket|yogurtlu|pideli|hasanpasa|hasan pasa|pasa|rosto|besamelli|beyti|sebzeli firin|tencere|bahcivan) kofte|kofte(li patates| guvec|li guvec)|patatesli kofte',
  ],
  ['patties', 'kroket'],
  ['meatballs', 'kofte|tekirdag|inegol|cizbiz|tepsi keba[bp]|cokertme kofte|kasap kofte'],
  [
    'karniyarik',
    'karniyarik|karni yarik|imam bayildi|imambayildi|patlican dolma|kabak bayildi|firin kabak dolma|kabak sandal',
  ],
  ['sarma', 'sarma|yaprak dolma|lahana dolma|pazi dolma|asma yapra|kara lahana dolma'],
  ['dolma', 'dolma'],
  ['musakka', 'musakka|oturtma|moussaka|patlican beg'],
  ['doner', 'doner|iskender'],
  [
    'stew',
    'orman keba[bp]|ciftlik keba[bp]|comlek keba[bp]|kagit keba[bp]|gulas|et guvec|kuzu guvec|dana guvec|etli guvec|papaz yahni|yahni|kuzu haslama|et haslama|dana haslama|kuzu kapama|incik haslama|elbasan|islim|izmir keba[bp]',
  ],
  [
    'meat',
    'tas keba[bp]|begendi|ankara tava|et sote|dana sote|kuzu sote|kavurma|tandir|saray keba[bp]|rosto|ciger|sac tava|et tava|kuzu tava|haslama et|stroganof|kuzu incik|gerdan|kusbasi|kagitta|kuzu but|kuzu kol|et kavurma|cokertme',
  ],
  ['steak', 'pirzola|bonfile|biftek|antrikot|kulbasti|izgara et|steak|lokum'],
  ['kebab', 'adana|urfa|sis$|sis |cop sis|beyti|keba[bp]|cag$|izgara kuzu|et sis|kuzu sis|izgara$'],
  ['egg', 'menemen|omlet|yumurta|sahanda|cilbir|kuymak|mihlama'],
  [
    'fried-vegetables',
    '(patlican|kabak|biber|sebze|karisik|karnabahar) kizartma|saksuka|sakuska|kozlenmis|koz |kizartma patlican|kizarmis (biber|patlican|kabak)|karisik kizart|abagannus|patlican sogurme',
  ],
  ['mash', 'pure|patates pure|begendi$|fava'],
  [
    'potatoes',
    'patates kizart|kizarmis patates|firin patates|firinda patates|elma dilim|parmak patates|baharatli patates|patates cips|kizartma patates',
  ],
  ['green-beans', 'taze fasulye|yesil fasulye|ayse kadin|calı fasulye|cali fasulye'],
  ['greens', 'ispanak|pazi|semizot|ebegumeci|kara lahana|isirgan|borani|kavurma ot|ot kavurma'],
  ['vegetables', 'enginar|zeytinyagli bakla|garnitur'],
  [
    'mixed-vegetables',
    'brokoli|haslanmis sebze|haslama sebze|buharda sebze|sebze sote|sote sebze|mevsim sebze|izgara sebze|firin sebze|firinda sebze|sebze sis|sebze tabag|sebze izgara',
  ],
  [
    'veg-stew',
    'turlu|guvec|kapuska|bezelye|pirasa|kereviz|kabak|bamya|karnabahar|patates|sebze|lahana|mantar|bakla|sote|patlican|haslama|biber',
  ],
  ['chickpeas', 'nohut'],
  ['lentils', 'mercimek|borulce'],
  ['beans', 'fasulye|barbunya|pilaki|pilav ustu kuru|kuru$|etli kuru'],
  ['bulgur', 'bulgur|firik|siyez'],
  ['rice', 'pilav|pirinc|basmati|risotto|perde'],
  ['pide', 'pide(?!si| ekme|$)|[a-z]+l[iu] pide|pide cesit|karisik pide|kusbasili pide|ramazan kavurma'],
  ['bread', 'ekme[kg]|pide|lavas|yufka|grissini|galeta'],
  ['veg-stew', 'zeytinyagli'],
  ['meat', 'etli$|etli |et '],
] as const satisfies readonly (readonly [string, string])[]

/** The same for chicken and turkey. */
export const chickenKinds = [
  ['wrap', 'durum|tantuni'],
  ['chicken-doner', 'doner|iskender|pilav'],
  ['schnitzel', 'pane|citir|kroket|kiev|kievski|crispy|kasarli rulo|topkapi'],
  ['patties', 'kroket'],
  ['meatballs', 'kofte|burger'],
  ['chicken-skewer', 'sis$|sis |cop sis|keba[bp]|adana|beyti|sislik'],
  ['chicken-stew', 'haslama|guvec|yahni|turlu|papaz|bezelye|patates yemeg|kapuska|tas keba|sulu|eksili|terbiyeli'],
  ['chicken-grill', 'izgara|gogus|gogsu|bonfile|kulbasti|fileto|biftek|steak'],
  [
    'chicken-saute',
    'sote|kavurma|tava|wok|fajita|stroganof|cerkez|kori|soya sos|teriyaki|tatli eksi|eksi tatli|julyen|kusbasi|sac|mantar|krema|sos|kung|alfredo|dilim|sultan|begendi',
  ],
  ['chicken', 'but|baget|kanat|firin|cevirme|kapama|butun|pirzola|nar|incik|tandir|kizart|rosto|kagit'],
] as const satisfies readonly (readonly [string, string])[]

export type DishKind = (typeof kinds)[number][0] | (typeof chickenKinds)[number][0]

/** Kinds whose drawings show meat or fish. */
export const withMeat: ReadonlySet<DishKind> = new Set<DishKind>([
  'chicken',
  'chicken-doner',
  'chicken-grill',
  'chicken-saute',
  'chicken-skewer',
  'chicken-stew',
  'doner',
  'fish',
  'kebab',
  'lahmacun',
  'meat',
  'meatballs',
  'meatballs-in-sauce',
  'schnitzel',
  'steak',
  'stew',
])

/** The drawing for a meatless dish whose name matches a kind with meat. */
export const meatless: Partial<Record<DishKind, DishKind>> = {
  'chicken-stew': 'veg-stew',
  kebab: 'mixed-vegetables',
  lahmacun: 'pide',
  meatballs: 'patties',
  schnitzel: 'patties',
  stew: 'veg-stew',
}
