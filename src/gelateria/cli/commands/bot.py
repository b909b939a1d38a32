"""`gelateria bot …`: for people who write bots."""

from cyclopts import App, Parameter

from gelateria.cli.commands.bot_check import bot_check
from gelateria.cli.commands.bot_new import bot_new
from gelateria.cli.commands.bot_serve import bot_serve

bot = App(
    name="bot",
    sort_key=100,
    help="""Write a bot of your own, check it, let others ask it.

    Wherever a bot is named, yours can be: my_bot.py:MyBot is a class in a file,
    my_package.my_bot:MyBot one that can be imported, stdio:COMMAND a program.
    docs/writing-a-bot.md tells more.
    """,
    help_format="plaintext",
    default_parameter=Parameter(negative=(), show_default=lambda default: default or None),
)
bot.command(bot_new, name="new", sort_key=0)
bot.command(bot_check, name="check", sort_key=1)
bot.command(bot_serve, name="serve", sort_key=2)
