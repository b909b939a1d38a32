/* Geizen by hand: the limit that our compiled Python is measured against.
 *
 * The same rules as src/gelateria/games/geizen/rules.py, decision for decision and draw for draw: the same SplitMix64,
 * seeded the same way, so that both play the very same games and every total agrees exactly (tests/bench shows it).
 * What C can know in advance it knows: the printed material is constant, nobody listens to what happens, and every call
 * can be inlined. A playout still works as everybody's does: list the legal actions, draw one, carry it out.
 *
 *   geizen PLAYERS GAMES SEED            plays, and prints decisions and CPU seconds
 *   geizen PLAYERS GAMES SEED ledger     plays game 0 of SEED, SEED + 1, ..., and prints a line for each:
 *                                        decisions, turns, winners as a bit set, bank, every seat's chips
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 5, DICE = 5, SETS = 1 << DICE, CHIPS = 130, LOAN = 5, MOST_PLAYERS = 5 };
enum { THROW = 0, PAY = 64 };
enum { TO_THROW, TO_KEEP, TO_PAY };

/* The board, geizen.board: fields from the top, chips on the first one, what the others pay for a completed row. */
static const char *const BOARD[ROWS] = {"GGGR", "GGGGR", "GGGYGR", "GGGYYGR", "GGGYYGGR"};
static const int FIRST[ROWS] = {2, 2, 1, 1, 1};
static const int LENGTH[ROWS] = {4, 5, 6, 7, 8};
static const int FULL[ROWS] = {5, 6, 6, 7, 8};
static const int ARROW[ROWS] = {1, 1, 2, 2, 3};
static const int START[MOST_PLAYERS + 1] = {0, 0, 18, 22, 25, 25};

/* Chips that the next `count` dice of a row lay from field `filled` on: the player's own, and the bank's. */
static struct { int8_t own, lent; } COST[ROWS][8][DICE + 1];
static int8_t LAYS[ROWS][8], YELLOW[ROWS][8];

/* geizen.keep-any: the sets of dice worth telling apart, by which dice equal their left neighbour; smallest set first,
 * so that with fewer dice loose it is the beginning of the same list. */
static int KEEPS[SETS][SETS];
static int8_t KEEPS_COUNT[SETS][DICE + 1];

typedef struct {
    int awaiting, turns, winners;
    int bank, loan, loose, phase;
    int stock[MOST_PLAYERS];
    int filled[ROWS];
    int kept[6], thrown[DICE];
} Table;

static void prepare(void)
{
    for (int row = 0; row < ROWS; row++)
        for (int field = 0; field < LENGTH[row]; field++) {
            LAYS[row][field] = (int8_t)(field ? 1 : FIRST[row]);
            YELLOW[row][field] = BOARD[row][field] == 'Y';
        }
    for (int row = 0; row < ROWS; row++)
        for (int filled = 0; filled < LENGTH[row]; filled++)
            for (int count = 1; count <= DICE; count++) {
                int field = (filled + count - 1) % LENGTH[row];
                COST[row][filled][count] = COST[row][filled][count - 1];
                if (YELLOW[row][field])
                    COST[row][filled][count].lent += LAYS[row][field];
                else
                    COST[row][filled][count].own += LAYS[row][field];
            }
    for (int twins = 0; twins < SETS; twins++) {
        int n = 0;
        for (int dice = 1; dice < SETS; dice++)
            if (!(dice & twins & ~(dice << 1))) {
                KEEPS[twins][n++] = dice;
                for (int loose = 1; loose <= DICE; loose++)
                    KEEPS_COUNT[twins][loose] += dice < 1 << loose;
            }
    }
}

/* Chance: SplitMix64 ---------------------------------------------------------------------------- */

static inline uint64_t mix(uint64_t word)
{
    uint64_t z = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static inline uint64_t split(uint64_t seed, uint64_t branch)
{
    return mix(mix(seed) + (branch + 1) * UINT64_C(0x9E3779B97F4A7C15));
}

static inline int below(uint64_t *word, int n)
{
    *word += UINT64_C(0x9E3779B97F4A7C15);
    return (int)(((mix(*word) >> 32) * (uint64_t)n) >> 32);
}

/* A turn ---------------------------------------------------------------------------------------- */

static inline void begin_turn(Table *t, int seat)
{
    t->awaiting = 1 << seat;
    t->phase = TO_THROW;
    t->loose = DICE;
}

static inline void set_up(Table *t, int players, uint64_t *chance)
{
    memset(t, 0, sizeof *t);
    t->bank = CHIPS - players * START[players];
    for (int seat = 0; seat < players; seat++)
        t->stock[seat] = START[players];
    begin_turn(t, below(chance, players));
}

static inline int choices(const Table *t, int *out)
{
    if (t->phase == TO_KEEP) {
        int twins = 0;
        for (int i = 1; i < t->loose; i++)
            twins |= (t->thrown[i] == t->thrown[i - 1]) << i;
        memcpy(out, KEEPS[twins], sizeof KEEPS[twins]);
        return KEEPS_COUNT[twins][t->loose];
    }
    if (t->phase == TO_THROW) {
        out[0] = THROW;
        return 1;
    }
    int n = 0;
    for (int row = 0; row < ROWS; row++)
        if (t->kept[row])
            out[n++] = PAY + row;
    return n;
}

static inline void in_order(int *low, int *high)
{
    int smaller = *low < *high ? *low : *high;
    *high = *low < *high ? *high : *low;
    *low = smaller;
}

/* The dice lie sorted. A network of nine comparisons sorts five without a branch; those not thrown go to the end. */
static inline void throw_dice(Table *t, uint64_t *chance)
{
    int *d = t->thrown;
    for (int i = 0; i < DICE; i++)
        d[i] = i < t->loose ? below(chance, 6) : 6;
    in_order(d, d + 1), in_order(d + 3, d + 4), in_order(d + 2, d + 4);
    in_order(d + 2, d + 3), in_order(d + 1, d + 4), in_order(d, d + 3);
    in_order(d, d + 2), in_order(d + 1, d + 3), in_order(d + 1, d + 2);
    t->phase = TO_KEEP;
}

/* Scoring --------------------------------------------------------------------------------------- */

static inline void lay(Table *t, int players, int seat, int row)
{
    int own = LAYS[row][t->filled[row]];
    int lent = 0;
    if (YELLOW[row][t->filled[row]]) {
        lent = own < t->bank ? own : t->bank;
        own -= lent;
    }
    int missing = own - t->stock[seat];
    if (missing > 0) {
        if (missing > LOAN - t->loan || missing > t->bank - lent)
            return;
        t->loan += missing;
        t->bank -= missing;
        t->stock[seat] += missing;
    }
    t->stock[seat] -= own;
    t->bank -= lent;
    if (++t->filled[row] == LENGTH[row]) {
        t->filled[row] = 0;
        for (int other = 0; other < players; other++)
            if (other != seat) {
                int fine = ARROW[row] < t->stock[other] ? ARROW[row] : t->stock[other];
                t->stock[other] -= fine;
                t->bank += fine;
            }
        t->stock[seat] += FULL[row];
    }
}

static inline void pay(Table *t, int players, int seat, int row)
{
    int count = t->kept[row];
    t->kept[row] = 0;
    while (count--)
        lay(t, players, seat, row);
}

static inline int order_matters(const Table *t, int seat)
{
    int numbers = 0, own = 0, lent = 0;
    for (int row = 0; row < ROWS; row++) {
        numbers += t->kept[row] > 0;
        own += COST[row][t->filled[row]][t->kept[row]].own;
        lent += COST[row][t->filled[row]][t->kept[row]].lent;
    }
    if (numbers < 2)
        return 0;
    int missing = own - t->stock[seat];
    if (missing <= 0)
        return lent > t->bank;
    return missing > LOAN - t->loan || missing + lent > t->bank;
}

static inline void end(Table *t, int players)
{
    int most = 0;
    for (int seat = 0; seat < players; seat++)
        if (t->stock[seat] > most)
            most = t->stock[seat];
    for (int seat = 0; seat < players; seat++)
        t->winners |= (t->stock[seat] == most) << seat;
    t->awaiting = 0;
}

static inline void end_turn(Table *t, int players, int seat)
{
    int paid = t->loan < t->stock[seat] ? t->loan : t->stock[seat];
    t->stock[seat] -= paid;
    t->bank += paid;
    t->loan = 0;
    t->turns++;
    if (t->stock[seat])
        begin_turn(t, seat + 1 == players ? 0 : seat + 1);
    else
        end(t, players);
}

static inline void settle(Table *t, int players, int seat)
{
    if (order_matters(t, seat)) {
        t->phase = TO_PAY;
        return;
    }
    for (int row = 0; row < ROWS; row++)
        if (t->filled[row] + t->kept[row] >= LENGTH[row])
            pay(t, players, seat, row);
    for (int row = 0; row < ROWS; row++)
        if (t->kept[row])
            pay(t, players, seat, row);
    end_turn(t, players, seat);
}

static inline void keep(Table *t, int players, int seat, int dice, uint64_t *chance)
{
    for (int i = 0; i < t->loose; i++)
        t->kept[t->thrown[i]] += dice >> i & 1;
    t->loose -= __builtin_popcount((unsigned)dice);
    if (t->loose)
        throw_dice(t, chance);
    else {
        t->kept[5] = 0;
        settle(t, players, seat);
    }
}

static inline void move(Table *t, int players, int seat, int action, uint64_t *chance)
{
    if (action == THROW)
        throw_dice(t, chance);
    else if (action < PAY)
        keep(t, players, seat, action, chance);
    else {
        pay(t, players, seat, action - PAY);
        settle(t, players, seat);
    }
}

/* Playing --------------------------------------------------------------------------------------- */

static inline int play(Table *t, int players, uint64_t word)
{
    int out[SETS];
    int decisions = 0;
    set_up(t, players, &word);
    while (t->awaiting) {
        int n = choices(t, out);
        move(t, players, __builtin_ctz((unsigned)t->awaiting), out[below(&word, n)], &word);
        decisions++;
    }
    return decisions;
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **words)
{
    if (count < 4 || atoi(words[1]) < 2 || atoi(words[1]) > MOST_PLAYERS) {
        fprintf(stderr, "usage: %s PLAYERS GAMES SEED [ledger]\n", words[0]);
        return 2;
    }
    int players = atoi(words[1]);
    int64_t games = atoll(words[2]);
    uint64_t seed = strtoull(words[3], NULL, 10);
    Table t;
    prepare();
    if (count > 4) {
        for (int64_t game = 0; game < games; game++) {
            int decisions = play(&t, players, split(seed + (uint64_t)game, 0));
            printf("%d %d %d %d", decisions, t.turns, t.winners, t.bank);
            for (int seat = 0; seat < players; seat++)
                printf(" %d", t.stock[seat]);
            printf("\n");
        }
        return 0;
    }
    int64_t decisions = 0;
    double before = cpu_seconds();
    for (int64_t game = 0; game < games; game++)
        decisions += play(&t, players, split(seed, (uint64_t)game));
    printf("%" PRId64 " %.9f\n", decisions, cpu_seconds() - before);
    return 0;
}
