// Made by tools/protocol_types.py from the messages of the server and the views of the games. Do not edit.

/** Data as JSON can hold it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** V17.1 One player's estate: what everybody sees, and what only some do. */
export interface EstateView {
  readonly seat: number;
  readonly colour: string;
  readonly number: number;
  readonly presidente: boolean;
  readonly buildings: readonly string[];
  readonly dice: number;
  readonly supply: number;
  readonly cards: number;
  readonly promised_cards: number;
  readonly promised_dice: readonly number[];
  readonly loans: readonly number[];
  readonly points: number;
  readonly hand: readonly string[] | null;
  readonly promise: readonly string[] | null;
  readonly orders: readonly number[] | null;
}

/** V7.5 One player's dice in the battle. */
export interface ForceView {
  readonly seat: number;
  readonly side: string;
  readonly own: number;
  readonly loaned: number;
  readonly ignored: number;
  readonly rolls: readonly number[];
  readonly value: number;
}

/** One line of a sum: whose, what (dice, fixed, buildings, gunboats), how many, the faces, the value, its rule. */
export interface Part {
  readonly seat: number;
  readonly what: string;
  readonly count: number;
  readonly faces: readonly number[];
  readonly value: number;
  readonly rule: string;
}

/** V7.6 The battle under way; all of it is public. */
export interface BattleView {
  readonly defender: number;
  readonly against_presidente: boolean;
  readonly step: string;
  readonly forces: readonly ForceView[];
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly attack_value: number;
  readonly defence_value: number;
  readonly surprised: boolean;
  readonly peasants: boolean;
  readonly bribed: boolean;
  readonly ahead: boolean | null;
  readonly success: boolean | null;
  readonly ranking: readonly number[];
  readonly named: readonly (readonly [number, boolean])[];
}

/** A battle that is over, as everybody saw it. */
export interface Report {
  readonly defender: number;
  readonly against_presidente: boolean;
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly attack_value: number;
  readonly defence_value: number;
  readonly called_off: boolean;
  readonly success: boolean;
  readonly ranking: readonly number[];
}

/** V26.SPY What this seat saw behind somebody's screen. */
export interface Sighting {
  readonly whom: number;
  readonly orders: readonly number[];
}

/** The table as one seat sees it. */
export interface VivaView {
  readonly seat: number | null;
  readonly players: number;
  readonly expert: boolean;
  readonly round: number;
  readonly phase: string;
  readonly presidente: number;
  readonly successor: number;
  readonly spender: number;
  readonly points_to_end: number;
  readonly deck: number;
  readonly discards: readonly string[];
  readonly worth: Readonly<Record<string, number>>;
  readonly estates: readonly EstateView[];
  readonly screens_up: boolean;
  readonly promises_settled: boolean;
  readonly to_come: readonly number[];
  readonly battle: BattleView | null;
  readonly reports: readonly Report[];
  readonly spied: readonly (readonly [number, number])[];
  readonly sightings: readonly Sighting[];
  readonly points: number | null;
  readonly money: number | null;
}

/** V16.1 Discard down to four cards. */
export interface VivaDiscardFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly item_text: string;
  readonly aim_kind: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** V20.1 A die that shows 1 may destroy a die of the other side: `2.own`, `2.loan` or none. */
export interface VivaNameKillFacts {
  readonly rule: string;
  readonly targets: readonly string[];
}

/** V6.1 A Golpista sets all of his own dice behind his screen. The answer is their faces in ascending order. */
export interface VivaOrdersFacts {
  readonly rule: string;
  readonly dice: number;
  readonly faces: readonly number[];
  readonly own: number;
  readonly presidente: number;
  readonly numbers: readonly number[];
  readonly set_before: readonly number[];
}

/** V1.2 Which estate? One that nobody else has. */
export interface VivaPickColourFacts {
  readonly rule: string;
  readonly free: readonly string[];
}

/** V0.3 Play one card of this window, or pass. Everybody eligible is asked, whatever he holds. */
export interface VivaPlayCardFacts {
  readonly rule: string;
  readonly window: string;
  readonly hand: readonly string[];
  readonly promised: readonly string[];
  readonly plays: readonly ({ readonly key: string; readonly card: string; readonly seat: number; readonly part: string; readonly die: number; })[];
  readonly attacker: boolean;
}

/** V12.1 Take one card at random from the beaten defender's hand? */
export interface VivaPlunderFacts {
  readonly rule: string;
  readonly victim: number;
  readonly cards: number;
}

/** V5.1 The Presidente promises at least one of his cards to every Golpista. */
export interface VivaPromiseFacts {
  readonly rule: string;
  readonly hand: readonly string[];
  readonly golpistas: readonly number[];
  readonly dice: number;
  readonly faces: readonly number[];
  readonly own_number: number;
}

/** V15.3 Buy, play Party Donation or PR Campaign, or end the turn. */
export interface VivaSpendMoneyFacts {
  readonly rule: string;
  readonly hand: readonly string[];
  readonly kinds: readonly string[];
  readonly militias: number;
  readonly card: boolean;
  readonly combined: boolean;
  readonly donation: boolean;
  readonly money: number;
  readonly prices: { readonly building: number; readonly militia: number; readonly card: number; };
  readonly worth: Readonly<Record<string, number>>;
}

/** One family: what everybody sees, and what only its player does. */
export interface FamilyView {
  readonly seat: number;
  readonly dummy: boolean;
  readonly leader: number;
  readonly faction: string;
  readonly alive: boolean;
  readonly exile: string;
  readonly offices: readonly number[];
  readonly open_cards: readonly number[];
  readonly cards: number;
  readonly votes: number;
  readonly rebel: boolean;
  readonly declared: string;
  readonly hand: readonly number[] | null;
  readonly cash: readonly [number, number, number] | null;
  readonly account: readonly [number, number, number] | null;
  readonly location: string | null;
}

/** J4.1.2 A source that has been cast, by its name. */
export interface Ballot {
  readonly voter: number;
  readonly source: string;
  readonly votes: number;
  readonly choice: string;
  readonly round: number;
}

/** J10.0 An announced attempt: card 0 is the secret police, an empty location means robbers. */
export interface Attempt {
  readonly sender: number;
  readonly card: number;
  readonly target: number;
  readonly location: string;
}

/** Units on the map: all of this is public. */
export interface StackView {
  readonly area: string;
  readonly kind: string;
  readonly commander: number;
  readonly group: number;
  readonly status: number;
  readonly count: number;
}

/** A power centre: whose it would be, and who has units there (-2: frozen ones). */
export interface Centre {
  readonly area: string;
  readonly holder: string;
  readonly there: readonly number[];
}

/** If it ended now and everybody stood by the side he has shown. `deciders`: who could turn it by declaring. */
export interface Verdict {
  readonly centres: readonly Centre[];
  readonly winner: string;
  readonly deciders: readonly number[];
}

/** J16.2 What changes hands in a deal: cards, notes, units (area, kind, how many). */
export interface Goods {
  readonly cards: readonly number[];
  readonly notes: readonly [number, number, number];
  readonly units: readonly (readonly [string, string, number])[];
  readonly money: number;
  readonly kinds: readonly (readonly [string, number])[];
}

/** An open offer that this seat made or got. */
export interface OfferView {
  readonly number: number;
  readonly maker: number;
  readonly to: number;
  readonly give: Goods;
  readonly get: Goods;
  readonly until: readonly number[];
  readonly frozen: boolean;
}

/** The table as one seat sees it. */
export interface JuntaView {
  readonly seat: number | null;
  readonly players: number;
  readonly families: readonly FamilyView[];
  readonly round: number;
  readonly phase: number;
  readonly president: number;
  readonly last_president: number;
  readonly in_law: number;
  readonly frozen: readonly number[];
  readonly assigned: boolean;
  readonly pretext: boolean;
  readonly bank: string;
  readonly bank_marker: number;
  readonly forced: boolean;
  readonly away: readonly number[];
  readonly deck: number;
  readonly discards: readonly number[];
  readonly under: readonly [number, number, number];
  readonly stack: number | null;
  readonly aid: readonly [number, number, number] | null;
  readonly aid_of: number;
  readonly proposal: readonly number[];
  readonly proposer: number;
  readonly ballot: number;
  readonly ballot_kind: string;
  readonly candidates: readonly number[];
  readonly cast: readonly Ballot[];
  readonly attempts: readonly Attempt[];
  readonly targets: readonly number[];
  readonly robbed: readonly number[];
  readonly lobbies: readonly number[];
  readonly reform: number;
  readonly shown: boolean;
  readonly coup: boolean;
  readonly coup_phase: number;
  readonly moving: boolean;
  readonly leader: number;
  readonly rebels: readonly number[];
  readonly order: readonly number[];
  readonly units: readonly StackView[];
  readonly strikes: number;
  readonly landed: readonly string[];
  readonly named: readonly (readonly [string, string])[];
  readonly red_areas: readonly string[];
  readonly fights: readonly string[];
  readonly losses: readonly (readonly [string, number, number])[];
  readonly winner: string;
  readonly verdict: Verdict | null;
  readonly offers: readonly OfferView[];
  readonly spied: readonly (readonly [number, number])[];
  readonly known: readonly (readonly [number, number])[];
}

/** J4.3, J15.2 Be President? */
export interface JuntaAcceptElectionFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J4.3 Stand for President? */
export interface JuntaAcceptNominationFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J5.C.63 Right after the last vote. */
export interface JuntaAfterVoteWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J13.6 Which area does an air strike hit? */
export interface JuntaAimAirStrikeFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J13.6 Which area does the gunboat bombard? */
export interface JuntaAimGunboatFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J10.0 One more attempt, or no more. The bonus (J5.C.30) and robbers (J5.C.28) have no location. */
export interface JuntaAnnounceFacts {
  readonly rule: string;
  readonly cards: readonly number[];
  readonly bonus: boolean;
  readonly police: boolean;
  readonly police_at_bank: boolean;
  readonly targets: readonly number[];
}

/** J5.2i Everything this player may do out of turn now. */
export interface JuntaAsideFacts {
  readonly rule: string;
  readonly offers: readonly (readonly [number, { readonly maker: number; readonly to: number; readonly give: Goods; readonly get: Goods; readonly until: readonly number[]; }])[];
  readonly wanted: readonly (readonly [number, readonly (readonly [string, number, readonly number[]])[]])[];
  readonly mine: readonly number[];
  readonly got: readonly (readonly [number, number])[];
  readonly partners: readonly number[];
  readonly cards: readonly number[];
  readonly pack: number;
  readonly notes: readonly [number, number, number];
  readonly units: readonly (readonly [string, string, number])[];
  readonly promised: readonly number[];
  readonly aid: readonly [number, number, number];
  readonly unit_deals: boolean;
  readonly mint: readonly [number, number, number];
  readonly areas: readonly string[];
  readonly forces: readonly (readonly [string, number])[];
  readonly plays: readonly (readonly [number, readonly number[], readonly string[]])[];
  readonly discards: readonly number[];
  readonly resign: boolean;
  readonly home: boolean;
  readonly ends: boolean;
  readonly swaps: readonly (readonly [number, readonly number[]])[];
  readonly openings: readonly (readonly [number, number])[];
}

/** J6.1 The whole list at once: who gets the six offices from the Minister to the Air Force. */
export interface JuntaAssignOfficesFacts {
  readonly rule: string;
  readonly families: readonly number[];
  readonly current: readonly number[];
}

/** J18.2 Which leader does the Minister help? */
export interface JuntaBackFactionFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J11.1 Which notes lie on the account afterwards? Any of cash and account together. */
export interface JuntaBankBusinessFacts {
  readonly rule: string;
  readonly cash: readonly [number, number, number];
  readonly account: readonly [number, number, number];
}

/** J13.6 At whose units? */
export interface JuntaBombardWhomFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J15.2 The leader of the coup decides a tie. */
export interface JuntaBreakJuntaTieFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J8.3 The President decides a tie about the budget. */
export interface JuntaBreakTieFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J4.1.2 Any, all or none of the unused sources, each whole, for any of the choices. The answer pairs them. */
export interface JuntaCastVotesFacts {
  readonly rule: string;
  readonly text: string;
  readonly sources: readonly (readonly [string, number])[];
  readonly choices: readonly string[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** J9.0 One of five locations, or an embassy. At random, people rarely leave the country. */
export interface JuntaChooseLocationFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J13.1t One act of a movement turn, or its end. Everything it needs is public but the own cards. */
export interface JuntaCoupTurnFacts {
  readonly rule: string;
  readonly stacks: readonly (readonly [number, string, readonly (readonly [string, number])[]])[];
  readonly cards: readonly (readonly [number, readonly string[]])[];
  readonly bribes: readonly (readonly [number, string, number])[];
  readonly landings: readonly (readonly [string, readonly string[]])[];
  readonly guns: readonly (readonly [string, readonly string[]])[];
  readonly exile: readonly string[];
  readonly whole: boolean;
  readonly pretext: boolean;
  readonly rebel: boolean;
  readonly guarded: readonly string[];
}

/** J14.1 For which side does he declare? */
export interface JuntaDeclareFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J10.0d When an assassin comes. */
export interface JuntaDefenceWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J17.5 A leader picks the locations of his dummies. The answer follows `dummies`. */
export interface JuntaDummyLocationsFacts {
  readonly rule: string;
  readonly dummies: readonly number[];
}

/** J13.0 Does the coup end now, with this side as its winner? */
export interface JuntaEndTheCoupFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
  readonly who: number;
  readonly side: string;
}

/** J13.5v How many dice at whom; holding fire is allowed. */
export interface JuntaFireFacts {
  readonly rule: string;
  readonly area: string;
  readonly dice: number;
  readonly targets: readonly number[];
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J15.1 Who is shot? */
export interface JuntaFiringSquadFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J17.2 Who begins as President of two? */
export interface JuntaFirstPresidentFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J8.5 Does the Minister force the budget through with his police? */
export interface JuntaForceBudgetFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J9.1b May this exile pass through the units that stand at his embassy? */
export interface JuntaGrantConductFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
  readonly who: number;
}

/** J15.2 Whom does the junta make President? */
export interface JuntaJuntaVoteFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J8.4n Which note of the aid does the President keep? */
export interface JuntaKeepNoteFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J5.C.41 Which open influence card is lost? */
export interface JuntaLoseInfluenceFacts {
  readonly rule: string;
  readonly cards: readonly number[];
  readonly count: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J18.0 Who becomes Minister? */
export interface JuntaNameMinisterFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J5.C.61 After a budget was rejected. */
export interface JuntaNewBudgetWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J17.2 Who is President now? */
export interface JuntaNextPresidentFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J5.C.60 Before the cabinet meets. */
export interface JuntaNoConfidenceWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J4.1.2n Whom does he nominate? */
export interface JuntaNominateFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J13.5.1 Before the first volley, at those who came last. */
export interface JuntaOpeningFireFacts {
  readonly rule: string;
  readonly area: string;
  readonly dice: number;
  readonly targets: readonly number[];
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J17.0 Which brigade does the opposition get? */
export interface JuntaOppositionBrigadeFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J7.1p Which notes? No change is given; the payer chooses. */
export interface JuntaPayPriceFacts {
  readonly rule: string;
  readonly price: number;
  readonly ways: readonly (readonly [number, number, number])[];
}

/** J13.5.2 May this player's units retreat to one's own? */
export interface JuntaPermitRetreatFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
  readonly who: number;
  readonly area: string;
}

/** J13.5 Some of these areas, in the order named. */
export interface JuntaPickAreasFacts {
  readonly rule: string;
  readonly areas: readonly string[];
}

/** Exactly so many of these cards, in order of their numbers. */
export interface JuntaPickCardsFacts {
  readonly rule: string;
  readonly cards: readonly number[];
  readonly count: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J10.4 Which office goes to the President's brother-in-law? */
export interface JuntaPickInLawFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** One of several named things: an office, an area, a brigade, a side. Their texts share a prefix. */
export interface JuntaPickNameFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** One of several players; NOBODY where nobody may be chosen. */
export interface JuntaPickSeatFacts {
  readonly rule: string;
  readonly seats: readonly number[];
  readonly none: boolean;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly number[];
}

/** J13.5l So many of one's units in an area, by kind. */
export interface JuntaPickUnitsFacts {
  readonly rule: string;
  readonly area: string;
  readonly units: readonly (readonly [string, number])[];
  readonly number: number;
}

/** J8.1 How much each family gets, payable exactly and at once in whole notes. The answer follows `receivers`. */
export interface JuntaProposeBudgetFacts {
  readonly rule: string;
  readonly receivers: readonly number[];
  readonly notes: readonly [number, number, number];
}

/** J5.C.62 to J5.C.64 Between the two rounds of a vote. */
export interface JuntaRecessWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J13.5.2 Where do the units go? */
export interface JuntaRetreatToFacts {
  readonly rule: string;
  readonly names: readonly string[];
  readonly prefix: string;
  readonly thing: string;
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
  readonly rebels: readonly string[];
}

/** J9.1b Everybody abroad may come home. */
export interface JuntaReturnInSafetyFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J5.C.12 When a coup has been decided. */
export interface JuntaRiggedWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** J13.8.1 Any police units straight to areas with new red units: (from, to, how many). */
export interface JuntaSendPoliceFacts {
  readonly rule: string;
  readonly police: readonly (readonly [string, number])[];
  readonly areas: readonly string[];
}

/** J5.1 Which cards go, where there are too many? */
export interface JuntaShedCardsFacts {
  readonly rule: string;
  readonly cards: readonly number[];
  readonly count: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** J9.1b Is this exile shot at when he comes home? */
export interface JuntaShootHimFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
  readonly who: number;
}

/** J12.3 An act that starts a coup, or none. */
export interface JuntaStartCoupFacts {
  readonly rule: string;
  readonly stacks: readonly (readonly [number, string, readonly (readonly [string, number])[]])[];
  readonly cards: readonly (readonly [number, readonly string[]])[];
  readonly bribes: readonly (readonly [number, string, number])[];
  readonly landings: readonly (readonly [string, readonly string[]])[];
  readonly guns: readonly (readonly [string, readonly string[]])[];
  readonly exile: readonly string[];
  readonly whole: boolean;
  readonly pretext: boolean;
  readonly rebel: boolean;
  readonly guarded: readonly string[];
}

/** J5.C.w A moment at which cards may be played; PASS plays none. Everybody with cards is asked. */
export interface JuntaWindowFacts {
  readonly rule: string;
  readonly cards: readonly number[];
}

/** One party: what everybody sees of its cards, and what only it does. */
export interface PartyView {
  readonly seat: number;
  readonly colour: string;
  readonly hand_size: number;
  readonly rest_size: number;
  readonly open: readonly string[];
  readonly played: readonly string[];
  readonly governed: number;
  readonly points_now: number;
  readonly hand: readonly string[] | null;
  readonly rest: readonly string[] | null;
  readonly discarded: readonly string[] | null;
}

/** What a region is worth to a party if scored now, and why. */
export interface Share {
  readonly region: number;
  readonly seat: number;
  readonly role: string;
  readonly points: number;
  readonly bonus: number;
  readonly halved: boolean;
  readonly worth: number;
}

/** A war under way (G19 to G21), or the last one. Everything here is public. */
export interface Battlefield {
  readonly attacker: number;
  readonly target: number;
  readonly proposer: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly bonus: readonly [number, number];
  readonly dice: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly result: string;
  readonly difference: number;
  readonly placed: readonly number[];
  readonly out: readonly number[];
}

/** A motion under way (G22), or the last one. Everything here is public. */
export interface Hearing {
  readonly kind: string;
  readonly region: number;
  readonly party: number;
  readonly proposer: number;
  readonly active: number;
  readonly votes_for: number;
  readonly votes_against: number;
  readonly laid: readonly (readonly [number, number])[];
  readonly waiting: readonly number[];
  readonly delegates: readonly (readonly [number, number])[];
  readonly fractions: readonly number[];
  readonly granted: boolean | null;
  readonly difference: number;
}

/** The table as one seat sees it. */
export interface PowersView {
  readonly seat: number | null;
  readonly players: number;
  readonly phase: string;
  readonly turn: number;
  readonly scorings: number;
  readonly max_scorings: number;
  readonly goal: number;
  readonly dominance: number;
  readonly parties: readonly PartyView[];
  readonly people: readonly number[];
  readonly chips: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly governments: readonly (readonly number[])[];
  readonly shares: readonly Share[];
  readonly done: readonly number[];
  readonly sanctions: readonly number[];
  readonly demilitarised: readonly number[];
  readonly protectorates: readonly number[];
  readonly pacts: readonly (readonly [number, number, number])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly lot: number;
  readonly bids: readonly (readonly number[])[];
  readonly active: number;
  readonly actions: number;
  readonly used: number;
  readonly proposer: number;
  readonly extra: boolean;
  readonly proposal: readonly string[];
  readonly votes: readonly number[];
  readonly adopted: boolean;
  readonly vetoed_by: number;
  readonly event: readonly string[];
  readonly war: Battlefield | null;
  readonly motion: Hearing | null;
}

/** G4.2 How many politicians for the region under the hammer? */
export interface GlobalPowersBidFacts {
  readonly rule: string;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** G7.1 Which politicians come home? */
export interface GlobalPowersCallHomeFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly holds: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly names: readonly Plain[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** G17.2 A governing party of the neighbour agrees to a trade, or does not; G0.10 what was promised binds nobody. */
export interface GlobalPowersConsentFacts {
  readonly region: number;
  readonly proposer: number;
  readonly proposal: readonly string[];
}

/** G28.1 How many politicians of the base are taken in hand for a coup, or against it? */
export interface GlobalPowersCoupHandFacts {
  readonly rule: string;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** A war that could be: strength against strength, and how many of all throws end how. */
export interface Odds {
  readonly region: number;
  readonly attack: number;
  readonly defence: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** G10.4 A block in the region votes on a proposal. */
export interface GlobalPowersFloorVoteFacts {
  readonly votes: number;
  readonly proposer: number;
  readonly proposal: readonly string[];
  readonly war: Odds | null;
}

/** G27.E06 Spend the open card before the dice of a war? */
export interface GlobalPowersInciteFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** The motion that a question is about; everything of it is public. */
export interface About {
  readonly kind: string;
  readonly region: number;
  readonly party: number;
  readonly proposer: number;
}

/** G22.2 Diplomacy chips of a region for (positive) or against (negative) a motion. */
export interface GlobalPowersLayChipsFacts {
  readonly region: number;
  readonly chips: number;
  readonly motion: About;
}

/** G5.1 Some of one's own cards. */
export interface GlobalPowersPickCardsFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly item_text: string;
  readonly aim_kind: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** G21.5 How many politicians move into the region that lost? */
export interface GlobalPowersPlaceInWarFacts {
  readonly rule: string;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** G21.5 One more politician into the region that lost, or pass for good? */
export interface GlobalPowersPlaceOneFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** G10.1 Which action does this governing party propose for its region? */
export interface GlobalPowersProposeFacts {
  readonly region: number;
  readonly seat: number;
  readonly extra: boolean;
  readonly wars: readonly Odds[];
}

/** G33.1 Keep or discard any of the hand, and refill it from the rest. */
export interface GlobalPowersRefillFacts {
  readonly rule: string;
  readonly hand: readonly string[];
  readonly rest: readonly string[];
  readonly size: number;
  readonly returns: boolean;
}

/** G28.3 Whom does a putschist replace whose base is too small? */
export interface GlobalPowersReplaceFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly holds: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly names: readonly Plain[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** How many from each of several places: from `low` to `high` in all, nowhere more than there are. */
export interface GlobalPowersSpreadFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly holds: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly names: readonly Plain[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** G22.1 How many chips of the active region does the proposer lay for his motion? */
export interface GlobalPowersSupportFacts {
  readonly rule: string;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** G31.1 Which politicians leave the game? */
export interface GlobalPowersTakeOutFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly holds: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly names: readonly Plain[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** G8.1 Activate a pending region or play a card? */
export interface GlobalPowersTakeTurnFacts {
  readonly seat: number;
  readonly pending: readonly number[];
  readonly hand: readonly string[];
}

/** G22.5 The delegates of a party vote on a motion. */
export interface GlobalPowersUnVoteFacts {
  readonly votes: number;
  readonly motion: About;
}

/** G11.1 Sacrifice a politician and reverse the result of a vote? */
export interface GlobalPowersVetoFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** A block of politicians or delegates casts its votes. */
export interface GlobalPowersVoteFacts {
  readonly rule: string;
  readonly votes: number;
}

/** G27.E12 Which chips does a sabotage destroy? */
export interface GlobalPowersWreckFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly holds: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly names: readonly Plain[];
  readonly args: Readonly<Record<string, Plain>>;
}

/** The board as a view shows it: the words of its fields, prices, the spiral. */
export interface PrintedBoard {
  readonly yellow: readonly string[];
  readonly blue: readonly string[];
  readonly red: readonly string[];
  readonly green: readonly string[];
  readonly last: readonly number[];
  readonly price: readonly number[];
  readonly collect_bomb: readonly number[];
  readonly spiral: number;
  readonly red_fields: readonly number[];
  readonly danger: number;
  readonly confidence: string;
}

/** One player as somebody sees him. */
export interface PowerView {
  readonly place: number;
  readonly distance: number;
  readonly money: number;
  readonly hidden: number;
  readonly cards: readonly number[] | null;
  readonly laid: readonly number[];
  readonly has: readonly number[];
  readonly lacks: readonly number[];
  readonly absent: number;
  readonly sent_back: boolean;
  readonly manners: readonly number[];
  readonly score: number;
}

/** What is going on in the middle of the table, for onlookers: a crisis, a card, a meeting, a debt ... */
export interface Scene {
  readonly kind: string;
  readonly who: number;
  readonly whom: number;
  readonly value: number;
  readonly card: string;
  readonly rolls: readonly number[];
  readonly pledged: readonly number[];
}

/** The table as one seat, or a spectator, sees it. */
export interface AntiMonopolyView {
  readonly board: PrintedBoard;
  readonly card_texts: Readonly<Record<string, Plain>>;
  readonly players: readonly PowerView[];
  readonly chips: readonly [number, number, number];
  readonly bomb: number;
  readonly bomb_moved: boolean;
  readonly bomb_ahead: number;
  readonly bomb_back: number;
  readonly danger: boolean;
  readonly red_done: boolean;
  readonly swapped: boolean;
  readonly bank: number | null;
  readonly leader_moves: boolean;
  readonly stock: number;
  readonly unseen: number;
  readonly under: readonly string[];
  readonly turn: number;
  readonly turns: number;
  readonly die: number;
  readonly scene: Scene;
  readonly values: number;
  readonly ending: string;
  readonly ranking: readonly number[];
}

/** A10.1 Collect double, or pay for an indictment; A10.2 nothing, if too poor. */
export interface AntiMonopolyAtMonopolyFacts {
  readonly rule: string;
  readonly loop: number;
  readonly price: number;
  readonly millions: number;
  readonly bomb: number;
  readonly money: number;
}

/** A17.3 Sent back: any number of chips at double price, at once; none is fine. */
export interface AntiMonopolyBuyChipsFacts {
  readonly rule: string;
  readonly prices: readonly [number, number, number];
  readonly chips: readonly [number, number, number];
  readonly money: number;
  readonly purses: number;
}

/** A9.1 Lay one of your cards and name another player; A15.1 name a number and another player. */
export interface AntiMonopolyCallForFacts {
  readonly rule: string;
  readonly values: readonly number[];
  readonly others: readonly number[];
}

/** A9.2 Have you such a card, and will you lay it open? The answer is true. */
export interface AntiMonopolyCrisisReplyFacts {
  readonly rule: string;
  readonly asker: number;
  readonly value: number;
  readonly has: boolean;
  readonly moves: readonly number[];
  readonly millions: number;
  readonly bomb: number;
}

/** A21.2 Propose the controlled destruction of all weapons, or agree to it? */
export interface AntiMonopolyDestroyFacts {
  readonly rule: string;
  readonly proposer: number;
  readonly bomb: number;
  readonly dice: number;
  readonly over: number;
}

/** A8.AC09 One chip at half price, or none (-1). */
export interface AntiMonopolyHalfPriceFacts {
  readonly rule: string;
  readonly prices: readonly [number, number, number];
  readonly chips: readonly [number, number, number];
  readonly money: number;
}

/** A15.1 The leading player names a number and asks another player for such a card. */
export interface AntiMonopolyNameNumberFacts {
  readonly rule: string;
  readonly values: readonly number[];
  readonly others: readonly number[];
}

/** Name another player: A6.4 who rolls at the meeting, A8.AC10 and A8.AC12 who shares a card with you. */
export interface AntiMonopolyNamePlayerFacts {
  readonly rule: string;
  readonly purpose: string;
  readonly others: readonly number[];
  readonly need: number;
}

/** A5.2 A 1: move one field, or roll again? */
export interface AntiMonopolyOneRolledFacts {
  readonly rule: string;
}

/** A5.1 Roll; or, on green, A16.1 one chip at its price, A17.3 any number at double price. */
export interface AntiMonopolyOpenTurnFacts {
  readonly rule: string;
  readonly prices: readonly [number, number, number];
  readonly chips: readonly [number, number, number];
  readonly money: number;
  readonly purses: number;
  readonly indict: boolean;
  readonly double: boolean;
}

/** A13.2, A17.4 How much do you give, if it suffices? */
export interface AntiMonopolyPledgeFacts {
  readonly rule: string;
  readonly purpose: string;
  readonly whom: number;
  readonly needed: number;
  readonly high: number;
}

/** A15.4 (switch redMover) The leading player moves 5, 6 or 7 fields. */
export interface AntiMonopolyRequestMoveFacts {
  readonly rule: string;
  readonly moves: readonly number[];
}

/** A15.3 Lay such a card open, or say no; a no tells nothing. */
export interface AntiMonopolyRequestReplyFacts {
  readonly rule: string;
  readonly asker: number;
  readonly value: number;
  readonly has: boolean;
  readonly compulsory: boolean;
  readonly mover: boolean;
  readonly moves: readonly number[];
  readonly back: number;
}

/** A whole number from `low` to `high`. */
export interface AmountFacts {
  readonly rule: string;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly fallback: number;
  readonly args: Readonly<Record<string, Plain>>;
}

/** A message id with its arguments. */
export interface Words {
  readonly id: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** An answer that can be listed: a key, its text, what it points at, the rule that allows it. */
export interface Choice {
  readonly key: string;
  readonly words: Words;
  readonly aim: string;
  readonly rule: string;
}

/** One of a few named choices. The answer is the key. */
export interface ChooseFacts {
  readonly rule: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly fallback: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** Some of the given things (alike ones are interchangeable), from `low` to `high` of them, in sorted order. */
export interface PickFacts {
  readonly rule: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly item_text: string;
  readonly aim_kind: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** Yes or no. */
export interface YesNoFacts {
  readonly rule: string;
  readonly text: string;
  readonly fallback: boolean;
  readonly args: Readonly<Record<string, Plain>>;
}

/** A message id and its arguments; readers make a sentence of it in their language. */
export interface WireWords {
  readonly id: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** Why something was refused: what kind of refusal, the rule it follows, the reason. */
export interface Problem {
  readonly kind: 'illegal' | 'not_asked' | 'bad_input' | 'stale' | 'not_now' | 'forbidden' | 'not_found' | 'too_many' | 'too_large' | 'unavailable' | 'broken';
  readonly rule: string;
  readonly words: WireWords;
}

/** The body of every answer with a status of 4xx or 5xx. */
export interface Refusal {
  readonly error: Problem;
}

/** How many milliseconds somebody has left; less than nothing: at any moment. */
export interface SeatTime {
  readonly seat: number;
  readonly left: number;
}

/** The clocks, the same for everybody. `window` is of a discreet window, where nobody learns who is asked. */
export interface Clocks {
  readonly paused: boolean;
  readonly window: number | null;
  readonly seats: readonly SeatTime[];
}

/** A vote of the table: what about, whose seat it concerns, who called it, who votes, and how so far. */
export interface VoteInfo {
  readonly number: number;
  readonly kind: 'replace' | 'free' | 'pause' | 'resume' | 'extend';
  readonly seat: number | null;
  readonly by: number;
  readonly voters: readonly number[];
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly left: number;
}

/** Something that happened; `n` is the seq of its event. */
export interface DigestLine {
  readonly n: number;
  readonly id: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** What happened since the reader's own last answer, whose seq is `since`, as he heard it. */
export interface DigestInfo {
  readonly since: number;
  readonly news: readonly DigestLine[];
}

/** Somebody wants a vote: about a seat (`replace`, `free`) or about time (`pause`, `resume`, `extend`). */
export interface CallVote {
  readonly kind: 'replace' | 'free' | 'pause' | 'resume' | 'extend';
  readonly seat?: number | null;
}

export interface CastVote {
  readonly yes: boolean;
}

/** Its person is here again: the bot that stands in for him stops at once. */
export interface BackMessage {
  readonly type: 'back';
}

/** Whoever calls a vote says yes with it. */
export interface CallVoteMessage {
  readonly type: 'call_vote';
  readonly key: string;
  readonly kind: 'replace' | 'free' | 'pause' | 'resume' | 'extend';
  readonly seat?: number | null;
}

/** The last word counts, as long as the vote is open. */
export interface VoteMessage {
  readonly type: 'vote';
  readonly key: string;
  readonly number: number;
  readonly yes: boolean;
}

/** A variant or a ruling that a table may choose. */
export interface SwitchInfo {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly rule: string;
  readonly source: string;
  readonly confidence: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly open_ended: boolean;
}

/** Which goods the engine hands over when two agree (none: promises only), and the rule in words. */
export interface DealingInfo {
  readonly rule: string;
  readonly goods: readonly string[];
  readonly words: string;
}

/** A game that can be played here. */
export interface GameInfo {
  readonly id: string;
  readonly prefix: string;
  readonly version: string;
  readonly seats: readonly number[];
  readonly switches: readonly SwitchInfo[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly reconstructed: readonly string[];
  readonly endings: readonly string[];
  readonly dealing: DealingInfo;
  readonly bots: readonly string[];
}

/** How a match ended. */
export interface Outcome {
  readonly ending: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly rounds: number;
}

/** A chair. `bot` plays for a person who has not come yet, and for one who was away too long (`stand_in`). */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: 'human' | 'bot';
  readonly bot: string;
  readonly name: string;
  readonly taken: boolean;
  readonly online: boolean;
  readonly stand_in: boolean;
  readonly missed: number;
  readonly link_wanted: boolean;
  readonly coached: boolean;
}

/** How people meet at a table; times are seconds, a deadline of 0 is none. */
export interface TableSettings {
  readonly language: '' | 'de' | 'en';
  readonly pace: 'live' | 'slow';
  readonly deadline: number;
  readonly absence: 'default' | 'bot' | 'takeover';
  readonly talk: 'all' | 'public' | 'none';
  readonly door: 'open' | 'invitation';
  readonly spectators: boolean;
  readonly delay: number;
  readonly coach: boolean;
  readonly coach_seen: boolean;
  readonly voices: boolean;
}

/** A table as the reader may know it; `you` is his seat. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly switches: Readonly<Record<string, string>>;
  readonly status: 'gathering' | 'running' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly host: boolean;
  readonly seq: number;
  readonly commitment: string;
  readonly outcome: Outcome | null;
  readonly created: number;
  readonly round: number | null;
  readonly awaited: readonly number[];
  readonly data: string;
  readonly settings: TableSettings;
  readonly paused: boolean;
  readonly left: number | null;
  readonly your_turn: boolean;
  readonly vote: VoteInfo | null;
  readonly again: string;
  readonly shared: boolean;
}

/** Who is to sit on a chair. */
export interface SeatWish {
  readonly kind: 'human' | 'bot';
  readonly bot?: string;
  readonly name?: string;
  readonly here?: boolean;
}

/** How people are to meet; what is not said stays as usual. */
export interface SettingsWish {
  readonly language?: '' | 'de' | 'en';
  readonly pace?: 'live' | 'slow';
  readonly deadline?: number | null;
  readonly absence?: 'default' | 'bot' | 'takeover';
  readonly talk?: 'all' | 'public' | 'none';
  readonly door?: 'open' | 'invitation';
  readonly spectators?: boolean;
  readonly coach?: boolean;
  readonly coach_seen?: boolean;
  readonly voices?: boolean;
  readonly delay?: number;
}

/** What somebody wants to play. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly name?: string;
  readonly switches?: Readonly<Record<string, string>>;
  readonly components?: Plain;
  readonly start?: boolean;
  readonly settings?: SettingsWish;
  readonly host?: number | null;
}

/** The way to a seat: an invitation, spent by whoever sits down first, or a return link for one's own seat. */
export interface Link {
  readonly seat: number;
  readonly url: string;
}

/** A new table; invitations to the seats of those who are not here, and return links for those who are. */
export interface Created {
  readonly table: TableInfo;
  readonly links: readonly Link[];
}

/** One small step that is legal now, what it points at on the board, and the whole answer if it is the last step. */
export interface Option {
  readonly key: string;
  readonly words: WireWords;
  readonly rule: string;
  readonly aim: string;
  readonly answer: Plain;
}

/** What is asked; `options` are the first small steps, `answer` is there if no step is needed. */
export interface Question {
  readonly key: string;
  readonly kind: string;
  readonly rule: string;
  readonly words: WireWords;
  readonly facts: Readonly<Record<string, Plain>>;
  readonly forced: boolean;
  readonly options: readonly Option[];
  readonly complete: boolean;
  readonly answer: Plain;
}

/** Whose answer is awaited, as far as the reader may know. */
export interface Awaited {
  readonly seats: readonly number[];
  readonly sealed: readonly number[];
  readonly discreet: boolean;
}

/** Everything that a seat may know now. `view` is the view of the game. */
export interface Seen<View = GameView> {
  readonly you: number | null;
  readonly view: View;
  readonly question: Question | null;
  readonly interjection: Question | null;
  readonly awaited: Awaited;
  readonly take_back: boolean;
  readonly outcome: Outcome | null;
}

/** Something that happened; `n` is the seq of its event. */
export interface NewsLine {
  readonly n: number;
  readonly id: string;
  readonly rule: string;
  readonly args: Readonly<Record<string, Plain>>;
}

/** Older news, and whether there are still older ones. */
export interface NewsPage {
  readonly news: readonly NewsLine[];
  readonly earlier: boolean;
}

/** An answer to what the seat is asked, or an interjection. */
export interface Answer {
  readonly key: string;
  readonly seq: number;
  readonly answer: Plain;
  readonly interjection?: boolean;
}

/** The small steps of an answer so far. */
export interface StepsWish {
  readonly so_far?: readonly string[];
  readonly interjection?: boolean;
}

/** What may come next, and the whole answer if the steps make one. */
export interface Steps {
  readonly options: readonly Option[];
  readonly complete: boolean;
  readonly answer: Plain;
}

/** The answer is taken and will not be lost; `seq` is the number of its event. */
export interface Accepted {
  readonly seq: number;
}

/** What every seat saw, and the whole table with everything that anybody knew. */
export interface TruthSeen {
  readonly seats: readonly Seen[];
  readonly whole: Seen;
}

/** The table as the seat saw it after the next `lines` of the news. */
export interface BeatInfo {
  readonly view: Plain;
  readonly lines: number;
}

/** A finished match at one moment. */
export interface ReplayStep {
  readonly at: number;
  readonly last: number;
  readonly seen: Seen | TruthSeen;
  readonly news: readonly NewsLine[];
  readonly beats: readonly BeatInfo[];
}

/** Whether the house is open: it is not while its store does not answer, or cannot write. */
export interface Health {
  readonly status: 'ok' | 'down';
  readonly version: string;
  readonly why: string;
}

/** The first frame: everything the seat may know, and the news it missed; of many the newest page (`earlier`). */
export interface Welcome {
  readonly type: 'welcome';
  readonly table: TableInfo;
  readonly seq: number;
  readonly seen: Seen | null;
  readonly news: readonly NewsLine[];
  readonly earlier: boolean;
  readonly clock: Clocks;
}

/** After every accepted answer that the seat can notice; `beats` are the moments before the last one. */
export interface UpdateFrame {
  readonly type: 'update';
  readonly seq: number;
  readonly seen: Seen | null;
  readonly news: readonly NewsLine[];
  readonly clock: Clocks;
  readonly beats: readonly BeatInfo[];
}

/** Names, presence, status or clocks have changed. */
export interface TableFrame {
  readonly type: 'table';
  readonly table: TableInfo;
  readonly clock: Clocks;
}

export interface AcceptedFrame {
  readonly type: 'accepted';
  readonly key: string;
  readonly seq: number;
}

export interface RefusedFrame {
  readonly type: 'refused';
  readonly key: string;
  readonly error: Problem;
}

/** What may come next after the small steps so far. */
export interface StepsFrame {
  readonly type: 'steps';
  readonly key: string;
  readonly options: readonly Option[];
  readonly complete: boolean;
  readonly answer: Plain;
}

/** Whether an answer would be legal, and if not, why. */
export interface ProbeFrame {
  readonly type: 'probe';
  readonly key: string;
  readonly ok: boolean;
  readonly error: Problem | null;
}

/** The same over a socket. */
export interface AnswerMessage {
  readonly type: 'answer';
  readonly key: string;
  readonly seq: number;
  readonly answer: Plain;
  readonly interjection?: boolean;
}

export interface StepsMessage {
  readonly type: 'steps';
  readonly key: string;
  readonly so_far: readonly string[];
  readonly interjection?: boolean;
}

export interface ProbeMessage {
  readonly type: 'probe';
  readonly key: string;
  readonly answer: Plain;
  readonly interjection?: boolean;
}

/** The match begins. */
export interface StartMessage {
  readonly type: 'start';
}

export interface NameMessage {
  readonly type: 'name';
  readonly name: string;
}

/** The seat's own share in the dice: hexadecimal digits, before the start. */
export interface NonceMessage {
  readonly type: 'nonce';
  readonly nonce: string;
}

/** Something that was said: in which room, the how-manieth line there, by whom, when, and at which seq. */
export interface TalkLine {
  readonly room: number;
  readonly n: number;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
  readonly seq: number;
  readonly words: WireWords | null;
  readonly former: boolean;
}

/** A room in which the reader sits (the public one has no members of its own), and its newest line. */
export interface RoomInfo {
  readonly room: number;
  readonly members: readonly number[];
  readonly last: number;
}

/** Lines, oldest first; `more` if there are older ones. `muted`: whom the reader does not want to hear. */
export interface TalkPage {
  readonly rooms: readonly RoomInfo[];
  readonly lines: readonly TalkLine[];
  readonly more: boolean;
  readonly muted: readonly number[];
}

export interface ShownLine {
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** Lines that a player showed to the host; `public` if everybody could read them anyway. */
export interface WireReport {
  readonly seat: number;
  readonly public: boolean;
  readonly lines: readonly ShownLine[];
  readonly note: string;
  readonly at: number;
}

/** What somebody who knows a promise says of it. */
export interface Mark {
  readonly seat: number;
  readonly said: 'noted' | 'kept' | 'broken';
}

/** A promise in words. `round`: when it was made; `until`: the last round in which it can be kept. */
export interface PromiseInfo {
  readonly room: number;
  readonly n: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly round: number | null;
  readonly until: number | null;
  readonly at: number;
  readonly seq: number;
  readonly marks: readonly Mark[];
}

/** Something that the reader did to a bot, so many times in this round; the message is `ui-deed-KIND`. */
export interface Noted {
  readonly kind: string;
  readonly round: number;
  readonly good: boolean;
  readonly times: number;
}

/** The file on a bot: which one it is, three scales from 1 to 5, and what it may remember of the reader. */
export interface DossierInfo {
  readonly seat: number;
  readonly bot: string;
  readonly loyal: number;
  readonly greedy: number;
  readonly vengeful: number;
  readonly trust: number | null;
  readonly noted: readonly Noted[];
}

/** So many lines are now before the host. */
export interface Shown {
  readonly lines: number;
}

export interface MutedSeats {
  readonly muted: readonly number[];
}

/** Something to say. */
export interface Say {
  readonly key: string;
  readonly text: string;
  readonly to?: readonly number[];
}

/** Somebody the seat does not want to hear, or wants to hear again. */
export interface Mute {
  readonly seat: number;
  readonly muted?: boolean;
}

/** Lines of one room to show to the host. */
export interface ReportLines {
  readonly key: string;
  readonly room: number;
  readonly lines: readonly number[];
  readonly note?: string;
}

/** A promise in words. */
export interface GivePromise {
  readonly key: string;
  readonly text: string;
  readonly to?: readonly number[];
  readonly until?: number | null;
}

/** What the seat says of a promise it knows: noted during the match, kept or broken after it. */
export interface MarkPromise {
  readonly room: number;
  readonly n: number;
  readonly said: 'noted' | 'kept' | 'broken';
}

/** After the welcome, and whenever the seat may read something else than before. `reports` are for the host. */
export interface TalkFrame {
  readonly type: 'talk';
  readonly rooms: readonly RoomInfo[];
  readonly lines: readonly TalkLine[];
  readonly more: boolean;
  readonly muted: readonly number[];
  readonly reports: readonly WireReport[];
}

/** Somebody said something. */
export interface SaidFrame {
  readonly type: 'said';
  readonly line: TalkLine;
}

/** For the host: what was shown to him. */
export interface ReportsFrame {
  readonly type: 'reports';
  readonly reports: readonly WireReport[];
}

/** The promises that the seat may know. */
export interface PromisesFrame {
  readonly type: 'promises';
  readonly promises: readonly PromiseInfo[];
}

/** What the message of this key asked for is done and kept. */
export interface DoneFrame {
  readonly type: 'done';
  readonly key: string;
}

export interface SayMessage {
  readonly type: 'say';
  readonly key: string;
  readonly text: string;
  readonly to?: readonly number[];
}

export interface MuteMessage {
  readonly type: 'mute';
  readonly key: string;
  readonly seat: number;
  readonly muted?: boolean;
}

export interface ReportMessage {
  readonly type: 'report';
  readonly key: string;
  readonly room: number;
  readonly lines: readonly number[];
  readonly note?: string;
}

export interface PromiseMessage {
  readonly type: 'promise';
  readonly key: string;
  readonly text: string;
  readonly to?: readonly number[];
  readonly until?: number | null;
}

export interface MarkMessage {
  readonly type: 'mark';
  readonly key: string;
  readonly room: number;
  readonly n: number;
  readonly said: 'noted' | 'kept' | 'broken';
}

/** What the lobby shows: tables with a free chair, games one may watch, and those where the reader has a seat. */
export interface LobbyInfo {
  readonly open: readonly TableInfo[];
  readonly running: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

/** Where somebody wants to sit, and how he is called; any free chair if he does not say. */
export interface JoinWish {
  readonly seat?: number | null;
  readonly name?: string;
}

/** The seat is his who has this token; browsers get it as a cookie. */
export interface Joined {
  readonly table: TableInfo;
  readonly seat: number;
  readonly token: string;
}

/** The key of a seat link: an invitation, or the own key of whoever sits there already. */
export interface SitWish {
  readonly key: string;
  readonly here?: boolean;
}

/** A spent invitation, by which somebody asks for a new one. */
export interface InvitationWish {
  readonly key: string;
}

/** Which bot is to take the chair; the one that would have stood in if nothing is said. */
export interface BotWish {
  readonly bot?: string;
}

/** An account as its owner sees it. */
export interface AccountInfo {
  readonly name: string;
  readonly created: number;
  readonly bot: boolean;
}

/** Who is asking; no account for guests. */
export interface Caller {
  readonly account: AccountInfo | null;
}

/** A name and a password. `bot`: the account of a program, whose name is marked. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly token?: boolean;
  readonly bot?: boolean;
}

/** Signed in; `token` only for those who asked for it. */
export interface SignedIn {
  readonly account: AccountInfo;
  readonly token: string | null;
}

export interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

/** The password, so that nobody deletes an account by accident or on a borrowed device. */
export interface Farewell {
  readonly password: string;
}

/** The seats of the people who share this browser, the one it speaks for first. */
export interface Here {
  readonly seats: readonly number[];
}

/** How often each face of one kind of dice fell, the 1 first. */
export interface FallsInfo {
  readonly faces: number;
  readonly counts: readonly number[];
}

/** What chance gave to one seat, or (null) to the table. `above`: of a hundred games, so many rolled lower. */
export interface LuckInfo {
  readonly seat: number | null;
  readonly rolls: number;
  readonly dice: number;
  readonly drawn: number;
  readonly above: number;
  readonly falls: readonly FallsInfo[];
}

/** The seat's last answer was never given; possible while nobody else has learnt anything from it. */
export interface TakeBack {
  readonly key: string;
  readonly seq: number;
}

/** Why can this thing on the board, or this step, not be chosen after the steps so far? The reply is `probe`. */
export interface WhyMessage {
  readonly type: 'why';
  readonly key: string;
  readonly aim: string;
  readonly so_far: readonly string[];
  readonly interjection?: boolean;
}

export interface TakeBackMessage {
  readonly type: 'take_back';
  readonly key: string;
  readonly seq: number;
}

/** The sender's film has come as far as `seq`: alone with bots, the table waits for it. There is no reply. */
export interface ToldMessage {
  readonly type: 'told';
  readonly seq: number;
}

/** One way. `target` is enough to recognise it, not more. */
export interface NoticeInfo {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly target: string;
  readonly confirmed: boolean;
}

/** What this server offers (`push_key`: for the browser; null: no push), and what this seat has chosen. */
export interface NoticesInfo {
  readonly push_key: string | null;
  readonly mail: boolean;
  readonly webhook: boolean;
  readonly mine: readonly NoticeInfo[];
}

/** A push subscription of the browser, a mail address, or a web address. */
export interface NoticeWish {
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly language?: 'en' | 'de';
  readonly endpoint?: string;
  readonly p256dh?: string;
  readonly auth?: string;
  readonly address?: string;
  readonly url?: string;
}

/** The new way. `secret` signs the letters to a web address: shown once. */
export interface NoticeMade {
  readonly notice: NoticeInfo;
  readonly secret: string | null;
}

/** What was in the mail. */
export interface NoticeCode {
  readonly code: string;
}

/** One note of the narrator. With `wait` he waits for an answer. */
export interface LessonStep {
  readonly id: string;
  readonly point: readonly string[];
  readonly wait: boolean;
  readonly aside: boolean;
}

/** A lesson. Its words are messages `TEXT-STEP` with `-title`, `-task`, `-why`; `TEXT-name` is its own. */
export interface LessonInfo {
  readonly id: string;
  readonly game: string;
  readonly text: string;
  readonly place: number;
  readonly minutes: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Something the pupil may notice, and how the table looks afterwards. */
export interface LessonFrame {
  readonly seq: number;
  readonly seen: Seen;
  readonly news: readonly NewsLine[];
}

/** From the pupil's last answer to the next: the steps `first` to `last`, and what is played before each. */
export interface LessonScene {
  readonly table: TableInfo;
  readonly past: readonly NewsLine[];
  readonly first: number;
  readonly last: number;
  readonly holds: readonly number[];
  readonly frames: readonly LessonFrame[];
  readonly over: boolean;
  readonly show: Plain;
}

/** The pupil's answers so far; `answer` in `next` is a new one, refused with a reason if it does not teach. */
export interface LessonAnswers {
  readonly answers: readonly Plain[];
}

/** How far the account has come in a lesson: the answers so far, the step, and when it was finished, if ever. */
export interface ProgressInfo {
  readonly lesson: string;
  readonly answers: readonly Plain[];
  readonly at: number;
  readonly done: number | null;
  readonly noted: number;
}

/** What a device writes down about a lesson, `noted` by its clock: of two devices the later one is right. */
export interface ProgressNote {
  readonly answers: readonly Plain[];
  readonly at: number;
  readonly noted: number;
  readonly done?: number | null;
}

/** What the coach has explained to the account. */
export interface ExplainedInfo {
  readonly things: readonly string[];
}

/** What the coach has explained on a device. */
export interface ExplainedNote {
  readonly things: readonly string[];
}

/** What may come next after these small steps; with `answer`, whether it would do; with `aim`, why not this. */
export interface LessonAsk {
  readonly answers: readonly Plain[];
  readonly so_far?: readonly string[];
  readonly aim?: string;
  readonly answer?: Plain;
}

/** Something that weighed, and how much: above zero it speaks for the answer, below against it. */
export interface Reason {
  readonly words: WireWords;
  readonly value: number;
}

/** Another answer that the old hand thought of, with its weighing. */
export interface OtherAnswer {
  readonly words: WireWords;
  readonly answer: Plain;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** What an old hand would answer to the question of the seat at this moment, knowing no more than the seat. */
export interface AdviceInfo {
  readonly kind: string;
  readonly seq: number;
  readonly words: WireWords;
  readonly answer: Plain;
  readonly value: number;
  readonly reasons: readonly Reason[];
  readonly alternatives: readonly OtherAnswer[];
  readonly unit: string;
}

/** What a bot answered then, and what decided: told after the end, when the replay shows every hand. `reasons` add up to `value`. */
export interface ThoughtInfo {
  readonly seat: number;
  readonly words: WireWords;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** A joke and a fact at once, counted from what everybody heard; `medal` is a message. */
export interface MedalInfo {
  readonly medal: string;
  readonly seat: number;
  readonly count: number;
}

/** What the seat did and which of the others did most of it, counted from what everybody heard; `who` is -1 where nobody else did it. */
export interface TallyInfo {
  readonly tally: string;
  readonly yours: number;
  readonly most: number;
  readonly who: number;
}

/** A moment at which the seat's own fortune changed, and what it heard then. `at` leads into the replay. */
export interface TurnInfo {
  readonly at: number;
  readonly change: number;
  readonly news: readonly NewsLine[];
  readonly thoughts: readonly ThoughtInfo[];
}

/** The seat's own answer before its worst moment, and what an old hand with the same look would have said. */
export interface RegretInfo {
  readonly at: number;
  readonly question: WireWords;
  readonly yours: WireWords;
  readonly coach: WireWords;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** A finished match as one of its players looks back on it; `measure` is the message that says what changes. */
export interface EveningInfo {
  readonly turns: readonly TurnInfo[];
  readonly measure: string;
  readonly regret: RegretInfo | null;
  readonly medals: readonly MedalInfo[];
  readonly tallies: readonly TallyInfo[];
}

/** The small steps, or the reason against what was asked about. */
export interface LessonMenu {
  readonly options: readonly Option[];
  readonly complete: boolean;
  readonly answer: Plain;
  readonly error: Problem | null;
}

/** What the seat may know now, with a mould to imagine worlds from (`camarilla world --from FILE`). */
export interface LookInfo {
  readonly schema: number;
  readonly rules: string;
  readonly setup: Readonly<Record<string, Plain>>;
  readonly seat: number;
  readonly seen: Readonly<Record<string, Plain>>;
  readonly heard: readonly Plain[];
  readonly mould: Readonly<Record<string, Plain>>;
}

/** How many worlds are wanted. Which ones is not for the caller to choose: he could undo the shuffle. */
export interface WorldsWish {
  readonly count?: number;
}

/** A world that looks the same to the seat: what each seat sees in it, who is asked, and the saved position. */
export interface WorldInfo {
  readonly views: readonly Plain[];
  readonly asked: readonly number[];
  readonly saved: Readonly<Record<string, Plain>>;
}

export interface WorldsInfo {
  readonly seat: number;
  readonly seq: number;
  readonly worlds: readonly WorldInfo[];
}

/** A report on the shelf: which value of which switch, in how many pairs, and how many measures differ clearly. */
export interface LabEntry {
  readonly game: string;
  readonly factor: string;
  readonly value: string;
  readonly pairs: number;
  readonly clear: number;
}

/** A switch whose other values can be tried. */
export interface LabQuestion {
  readonly game: string;
  readonly factor: string;
  readonly rule: string;
  readonly usual: string;
  readonly others: readonly string[];
}

/** A kind of bot: its rating, the 95 % interval, and at how many tables it sat. */
export interface LabRung {
  readonly kind: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** A league at mixed tables: the best first, the day it was played, and the command that plays it again. */
export interface LabLadder {
  readonly game: string;
  readonly games: number;
  readonly made: string;
  readonly version: string;
  readonly command: string;
  readonly rated: readonly LabRung[];
}

export interface LabInfo {
  readonly questions: readonly LabQuestion[];
  readonly shelf: readonly LabEntry[];
  readonly ladders: readonly LabLadder[];
  readonly bots: readonly string[];
  readonly most: number;
  readonly seconds: number;
}

/** The mean as it is, and what the experiment adds in paired games, ± `half`; `clear` if all are looked at. */
export interface LabEffect {
  readonly measure: string;
  readonly base: number;
  readonly mean: number;
  readonly half: number;
  readonly clear: boolean;
}

/** Per cent of the games in ten steps from `begin` to `end`, as it is and in the experiment. */
export interface LabSteps {
  readonly begin: number;
  readonly end: number;
  readonly sides: readonly (readonly number[])[];
}

/** What the game counts first: curves over the rounds (measured, low, high), or how often in a game. */
export interface LabEvent {
  readonly measure: string;
  readonly rounds: readonly number[];
  readonly curves: readonly (readonly (readonly number[])[])[];
  readonly steps: LabSteps | null;
}

export interface LabVersions {
  readonly camarilla: string;
  readonly rules: string;
  readonly python: string;
}

/** One rule against another. Lists of two are the rule as it is, and the experiment. */
export interface LabReport {
  readonly game: string;
  readonly factor: string;
  readonly rule: string;
  readonly values: readonly string[];
  readonly switches: Readonly<Record<string, string>>;
  readonly players: number;
  readonly bots: string;
  readonly pairs: number;
  readonly seed: string;
  readonly command: string;
  readonly versions: LabVersions;
  readonly effects: readonly LabEffect[];
  readonly wins: readonly (readonly (readonly number[])[])[];
  readonly length: LabSteps;
  readonly event: LabEvent | null;
  readonly scores: readonly (readonly number[])[];
  readonly endings: readonly Readonly<Record<string, number>>[];
  readonly failures: number;
}

/** A run: another value of a switch. Without players, bots or seed: the usual ones. */
export interface LabWish {
  readonly game: string;
  readonly factor: string;
  readonly value: string;
  readonly players?: number;
  readonly bots?: string;
  readonly games?: number;
  readonly seed?: string;
}

/** A line of a run: how far it is, then the report, or that it was ended. */
export interface LabLine {
  readonly done: number;
  readonly of: number;
  readonly report: LabReport | null;
  readonly ended: boolean;
}

/** A case: position, what is done, what must follow, by which rule, and how sure that is. Words by language. */
export interface CaseInfo {
  readonly game: string;
  readonly id: string;
  readonly rule: string;
  readonly also: readonly string[];
  readonly sure: string;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly given: Readonly<Record<string, Plain>>;
  readonly script: readonly Plain[];
}

/** The view of each game. */
export interface Views {
  readonly viva: VivaView;
  readonly junta: JuntaView;
  readonly global_powers: PowersView;
  readonly anti_monopoly: AntiMonopolyView;
}
export type GameView = Views[keyof Views];
/** The facts of each question: by its kind, or by its key where several kinds have the same. */
export interface Facts {
  readonly 'viva-ask-discard': VivaDiscardFacts;
  readonly 'viva-ask-kill': VivaNameKillFacts;
  readonly 'viva-ask-orders': VivaOrdersFacts;
  readonly 'viva-ask-colour': VivaPickColourFacts;
  readonly 'viva-ask-card': VivaPlayCardFacts;
  readonly 'viva-ask-plunder': VivaPlunderFacts;
  readonly 'viva-ask-promise': VivaPromiseFacts;
  readonly 'viva-ask-spend': VivaSpendMoneyFacts;
  readonly 'junta-ask-accept-election': JuntaAcceptElectionFacts;
  readonly 'junta-ask-accept-nomination': JuntaAcceptNominationFacts;
  readonly 'junta-ask-after-vote': JuntaAfterVoteWindowFacts;
  readonly 'junta-ask-air_strike': JuntaAimAirStrikeFacts;
  readonly 'junta-ask-gunboat': JuntaAimGunboatFacts;
  readonly 'junta-ask-announce': JuntaAnnounceFacts;
  readonly 'junta-ask-aside': JuntaAsideFacts;
  readonly 'junta-ask-offices': JuntaAssignOfficesFacts;
  readonly 'junta-ask-backing': JuntaBackFactionFacts;
  readonly 'junta-ask-bank': JuntaBankBusinessFacts;
  readonly 'junta-ask-bombard-whom': JuntaBombardWhomFacts;
  readonly 'junta-ask-junta-tie': JuntaBreakJuntaTieFacts;
  readonly 'junta-ask-tie': JuntaBreakTieFacts;
  readonly 'junta-ask-votes': JuntaCastVotesFacts;
  readonly 'junta-ask-location': JuntaChooseLocationFacts;
  readonly 'junta-ask-coup-turn': JuntaCoupTurnFacts;
  readonly 'junta-ask-declare': JuntaDeclareFacts;
  readonly 'junta-ask-defence': JuntaDefenceWindowFacts;
  readonly 'junta-ask-dummy-locations': JuntaDummyLocationsFacts;
  readonly 'junta-ask-call-off': JuntaEndTheCoupFacts;
  readonly 'junta-ask-fire': JuntaFireFacts;
  readonly 'junta-ask-squad': JuntaFiringSquadFacts;
  readonly 'junta-ask-first-president': JuntaFirstPresidentFacts;
  readonly 'junta-ask-force': JuntaForceBudgetFacts;
  readonly 'junta-ask-safe-conduct': JuntaGrantConductFacts;
  readonly 'junta-ask-junta-vote': JuntaJuntaVoteFacts;
  readonly 'junta-ask-keep-note': JuntaKeepNoteFacts;
  readonly 'junta-ask-lose-influence': JuntaLoseInfluenceFacts;
  readonly 'junta-ask-minister': JuntaNameMinisterFacts;
  readonly 'junta-ask-new-budget': JuntaNewBudgetWindowFacts;
  readonly 'junta-ask-president': JuntaNextPresidentFacts;
  readonly 'junta-ask-no-confidence': JuntaNoConfidenceWindowFacts;
  readonly 'junta-ask-nominate': JuntaNominateFacts;
  readonly 'junta-ask-opening-fire': JuntaOpeningFireFacts;
  readonly 'junta-ask-brigade-of-opposition': JuntaOppositionBrigadeFacts;
  readonly 'junta-ask-pay': JuntaPayPriceFacts;
  readonly 'junta-ask-permit-retreat': JuntaPermitRetreatFacts;
  readonly 'junta-ask-fight': JuntaPickAreasFacts;
  readonly 'junta-ask-cards': JuntaPickCardsFacts;
  readonly 'junta-ask-in-law': JuntaPickInLawFacts;
  readonly 'junta-ask-name': JuntaPickNameFacts;
  readonly 'junta-ask-seat': JuntaPickSeatFacts;
  readonly 'junta-ask-losses': JuntaPickUnitsFacts;
  readonly 'junta-ask-budget': JuntaProposeBudgetFacts;
  readonly 'junta-ask-recess': JuntaRecessWindowFacts;
  readonly 'junta-ask-retreat': JuntaRetreatToFacts;
  readonly 'junta-ask-safe-return': JuntaReturnInSafetyFacts;
  readonly 'junta-ask-rigged': JuntaRiggedWindowFacts;
  readonly 'junta-ask-police': JuntaSendPoliceFacts;
  readonly 'junta-ask-shed': JuntaShedCardsFacts;
  readonly 'junta-ask-shoot': JuntaShootHimFacts;
  readonly 'junta-ask-start': JuntaStartCoupFacts;
  readonly 'junta-ask-window': JuntaWindowFacts;
  readonly 'core-amount': AmountFacts;
  readonly 'gp-spread': GlobalPowersSpreadFacts;
  readonly 'gp-consent': GlobalPowersConsentFacts;
  readonly 'gp-ask-vote': GlobalPowersFloorVoteFacts;
  readonly 'core-yes-no': YesNoFacts;
  readonly 'gp-lay': GlobalPowersLayChipsFacts;
  readonly 'gp-pick-cards': GlobalPowersPickCardsFacts;
  readonly 'gp-ask-place-one': GlobalPowersPlaceOneFacts;
  readonly 'gp-propose': GlobalPowersProposeFacts;
  readonly 'gp-refill': GlobalPowersRefillFacts;
  readonly 'gp-turn': GlobalPowersTakeTurnFacts;
  readonly 'gp-ask-un': GlobalPowersUnVoteFacts;
  readonly 'gp-vote': GlobalPowersVoteFacts;
  readonly 'am-ask-monopoly': AntiMonopolyAtMonopolyFacts;
  readonly 'am-ask-buy': AntiMonopolyBuyChipsFacts;
  readonly 'am-ask-crisis': AntiMonopolyCallForFacts;
  readonly 'am-ask-reply': AntiMonopolyCrisisReplyFacts;
  readonly 'am-ask-destroy': AntiMonopolyDestroyFacts;
  readonly 'am-ask-half-price': AntiMonopolyHalfPriceFacts;
  readonly 'am-ask-request': AntiMonopolyNameNumberFacts;
  readonly 'am-ask-name': AntiMonopolyNamePlayerFacts;
  readonly 'am-ask-one': AntiMonopolyOneRolledFacts;
  readonly 'am-ask-turn': AntiMonopolyOpenTurnFacts;
  readonly 'am-ask-pledge': AntiMonopolyPledgeFacts;
  readonly 'am-ask-request-move': AntiMonopolyRequestMoveFacts;
  readonly 'am-ask-request-reply': AntiMonopolyRequestReplyFacts;
  readonly 'core-choose': ChooseFacts;
  readonly 'core-pick': PickFacts;
}

export type ServerFrame = Welcome | UpdateFrame | TableFrame | AcceptedFrame | RefusedFrame | StepsFrame | ProbeFrame | TalkFrame | SaidFrame | ReportsFrame | PromisesFrame | DoneFrame;

export type ClientMessage = AnswerMessage | StepsMessage | ProbeMessage | StartMessage | NameMessage | NonceMessage | TakeBackMessage | WhyMessage | ToldMessage | SayMessage | MuteMessage | ReportMessage | PromiseMessage | MarkMessage | BackMessage | CallVoteMessage | VoteMessage;
