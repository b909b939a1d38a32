"""What the engine, the bots and the rules refuse, in the language of this run."""

from gelateria.bots import NoSuchBot
from gelateria.cli.options.language import rules_for, shown, spoken, words
from gelateria.engine import Illegal, UnknownGame
from gelateria.language import DEFAULT


def in_our_words(error: Exception) -> str:
    """The same in other words; of a refusal, which speaks English only, the rule that stands against it."""
    match error:
        case UnknownGame():
            return words().say("terminal-wrong-slug", {"game": shown(error.slug), "games": ", ".join(error.known)})
        case NoSuchBot():
            return words().say("terminal-wrong-bot", {"bot": shown(error.name), "bots": ", ".join(error.known)})
        case Illegal() if spoken() != DEFAULT and (rule := rules_for(None).get(error.rule)):
            return f"{rule.sentence.replace('`', '')} ({error.rule})"
    return str(error)
